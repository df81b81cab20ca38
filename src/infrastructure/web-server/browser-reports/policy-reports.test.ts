import { afterEach, expect, it } from 'vitest'
import { createSecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

const loggedLines: (readonly unknown[])[] = []
const logger = {
  info: () => undefined,
  warn: (...line: readonly unknown[]) => void loggedLines.push(line),
  error: () => undefined,
}
afterEach(() => void loggedLines.splice(0))

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
const createViolation = (bodyOverrides: object) => ({ ...violation, body: { ...violation.body, ...bodyOverrides } })

async function setUpSite() {
  const securityEventCounter = createSecurityEventCounter()
  const site = await createFakeSite({ logger, securityEventCounter })
  const sendReport = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': 'application/reports+json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { site, sendReport, countViolations: () => securityEventCounter.getCounts()['policy violation'] }
}

it('names the endpoint of policy reports in the headers of a page', async () => {
  const { site } = await setUpSite()
  const { headers } = await site.app.inject('/kazan')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  expect(headers['content-security-policy']).toContain('; report-to csp')
})

it('counts violations, and logs the first without its query, sample and user agent', async () => {
  const { sendReport, countViolations } = await setUpSite()
  const reports = [violation, { type: 'deprecation', body: {} }, createViolation({ blockedURL: 'inline' })]
  const { statusCode, headers } = await sendReport(reports)
  expect([statusCode, headers['cache-control'], countViolations()]).toEqual([204, 'no-store', 2])
  expect(loggedLines).toEqual([
    [
      'security event',
      { event: 'policy violation', directive: 'script-src-elem', page: '/kazan', blocked: 'evil.example', count: 1 },
    ],
  ])
})

it.each([
  ['a keyword', { blockedURL: 'inline' }, { page: '/kazan', blocked: 'inline' }],
  ['text that is not a URL', { blockedURL: 'x'.repeat(5000), documentURL: 'about' }, { page: 'about', blocked: '' }],
  ['a data URL', { blockedURL: 'data:text/html,secret' }, { blocked: 'data:' }],
  ['a long path', { documentURL: `https://a.example/${'x'.repeat(5000)}` }, { page: `/${'x'.repeat(199)}` }],
])('logs a short value without private data for %s', async (_name, body, loggedFields) => {
  const { sendReport } = await setUpSite()
  await sendReport([createViolation(body)])
  expect(loggedLines).toEqual([['security event', expect.objectContaining(loggedFields)]])
})

it.each([
  ['text', 'nonsense', {}, 422],
  ['a report outside a list', violation, {}, 422],
  ['an invalid directive', [createViolation({ effectiveDirective: '<script>' })], {}, 204],
  ['a report sent as application/json', [violation], { 'content-type': 'application/json' }, 415],
  ['a report from another site', [violation], { 'sec-fetch-site': 'cross-site' }, 403],
  ['an oversized body', [createViolation({ sample: 'x'.repeat(20_000) })], {}, 413],
])('does not count %s', async (_name, payload, headers, status) => {
  const { sendReport, countViolations } = await setUpSite()
  expect((await sendReport(payload, headers)).statusCode).toBe(status)
  expect(countViolations()).toBe(0)
})

it('limits the requests of a visitor', async () => {
  const { sendReport, countViolations } = await setUpSite()
  const responses = await Promise.all(Array.from({ length: 22 }, () => sendReport([violation])))
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect(countViolations()).toBe(20)
})
