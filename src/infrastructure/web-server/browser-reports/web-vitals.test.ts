import { expect, it } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import type { WebVital } from './web-vitals.ts'

async function createObservedSite() {
  const seen: WebVital[] = []
  const { app } = await createFakeSite({ observeWebVital: vital => void seen.push(vital) })
  const report = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST',
      url: '/web-vitals',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { report, seen }
}

it('observes what a page reports, by kind of page', async () => {
  const { report, seen } = await createObservedSite()
  expect((await report({ page: '/en/kazan', LCP: 812.4, INP: 40, CLS: 0.02 })).statusCode).toBe(204)
  expect((await report({ page: '/profiles/7', LCP: 500 })).statusCode).toBe(204)
  expect(seen).toEqual([
    { page: 'city', name: 'LCP', value: 812.4 },
    { page: 'city', name: 'INP', value: 40 },
    { page: 'city', name: 'CLS', value: 0.02 },
    { page: 'profile', name: 'LCP', value: 500 },
  ])
})

it.each([
  ['text', 'nonsense', {}, 422],
  ['an unknown page', { page: '/nope/x/y', LCP: 1 }, {}, 422],
  ['a negative time', { page: '/kazan', LCP: -1 }, {}, 422],
  ['an endless time', { page: '/kazan', INP: 1e9 }, {}, 422],
  ['a text for a score', { page: '/kazan', CLS: '1' }, {}, 422],
  ['too much', { page: `/${'x'.repeat(2000)}` }, {}, 413],
  ['JSON of a script', { page: '/kazan', LCP: 1 }, { 'content-type': 'application/json' }, 415],
  ['a report of another site', { page: '/kazan', LCP: 1 }, { 'sec-fetch-site': 'cross-site' }, 403],
])('observes nothing of %s', async (_what, payload, headers, status) => {
  const { report, seen } = await createObservedSite()
  expect((await report(payload, headers)).statusCode).toBe(status)
  expect(seen).toEqual([])
})

it('limits the reports of a visitor', async () => {
  const { report, seen } = await createObservedSite()
  const answers = await Promise.all(Array.from({ length: 22 }, () => report({ page: '/kazan', LCP: 1 })))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect(seen).toHaveLength(20)
})
