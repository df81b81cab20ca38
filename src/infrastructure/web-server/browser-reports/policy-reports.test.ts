import { afterEach, expect, it } from 'vitest'
import { createSecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

const lines: (readonly unknown[])[] = []
const logger = {
  info: () => undefined,
  warn: (...line: readonly unknown[]) => void lines.push(line),
  error: () => undefined,
}
afterEach(() => void lines.splice(0))

const violation = {
  type: 'csp-violation',
  age: 10,
  url: 'https://znatok.example/kazan?search=secret',
  user_agent: 'planted',
  body: {
    documentURL: 'https://znatok.example/kazan?search=secret',
    blockedURL: 'https://evil.example/track.js?visitor=secret',
    effectiveDirective: 'script-src-elem',
    sample: 'secret',
  },
}
const withBody = (changed: object) => ({ ...violation, body: { ...violation.body, ...changed } })

async function createReportedSite() {
  const securityWatch = createSecurityEventCounter()
  const site = await createFakeSite({ logger, securityWatch })
  const report = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': 'application/reports+json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { site, report, count: () => securityWatch.counts()['policy violation'] }
}

it('every page says where violations of its policy are reported', async () => {
  const { site } = await createReportedSite()
  const { headers } = await site.app.inject('/kazan')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  expect(headers['content-security-policy']).toContain('; report-to csp')
})

it('counts violations, and logs them without queries, samples and browsers', async () => {
  const { report, count } = await createReportedSite()
  const answer = await report([violation, { type: 'deprecation', body: {} }, withBody({ blockedURL: 'inline' })])
  expect([answer.statusCode, answer.headers['cache-control'], count()]).toEqual([204, 'no-store', 2])
  expect(lines).toEqual([
    [
      'security event',
      { event: 'policy violation', directive: 'script-src-elem', page: '/kazan', blocked: 'evil.example', count: 1 },
    ],
  ])
})

it.each([
  ['a keyword', { blockedURL: 'inline' }, { page: '/kazan', blocked: 'inline' }],
  ['no address', { blockedURL: 'x'.repeat(5000), documentURL: 'about' }, { page: 'about', blocked: '' }],
  ['a data URL', { blockedURL: 'data:text/html,secret' }, { blocked: 'data:' }],
  ['a long path', { documentURL: `https://a.example/${'x'.repeat(5000)}` }, { page: `/${'x'.repeat(199)}` }],
])('logs %s within bounds', async (_what, body, logged) => {
  const { report } = await createReportedSite()
  await report([withBody(body)])
  expect(lines).toEqual([['security event', expect.objectContaining(logged)]])
})

it.each([
  ['text', 'nonsense', {}, 422],
  ['one report outside a list', violation, {}, 422],
  ['a directive of our own', [withBody({ effectiveDirective: '<script>' })], {}, 204],
  ['JSON of a form', [violation], { 'content-type': 'application/json' }, 415],
  ['a report of another site', [violation], { 'sec-fetch-site': 'cross-site' }, 403],
  ['too much', [withBody({ sample: 'x'.repeat(20_000) })], {}, 413],
])('counts nothing of %s', async (_what, payload, headers, status) => {
  const { report, count } = await createReportedSite()
  expect((await report(payload, headers)).statusCode).toBe(status)
  expect(count()).toBe(0)
})

it('limits the reports of a visitor', async () => {
  const { report, count } = await createReportedSite()
  const answers = await Promise.all(Array.from({ length: 22 }, () => report([violation])))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect(count()).toBe(20)
})
