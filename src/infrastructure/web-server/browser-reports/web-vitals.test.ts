import { expect, it } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import type { WebVital } from './web-vitals.ts'

async function setUpSite() {
  const observedVitals: WebVital[] = []
  const { app } = await createFakeSite({ observeWebVital: vital => void observedVitals.push(vital) })
  const sendReport = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST',
      url: '/web-vitals',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { sendReport, observedVitals }
}

it('observes the reported values by kind of page', async () => {
  const { sendReport, observedVitals } = await setUpSite()
  expect((await sendReport({ page: '/en/kazan', LCP: 812.4, INP: 40, CLS: 0.02 })).statusCode).toBe(204)
  expect((await sendReport({ page: '/profiles/7', LCP: 500 })).statusCode).toBe(204)
  expect((await sendReport({ page: '/kazan/specialists/c%2B%2B', LCP: 600 })).statusCode).toBe(204)
  expect(observedVitals).toEqual([
    { page: 'city', name: 'LCP', value: 812.4 },
    { page: 'city', name: 'INP', value: 40 },
    { page: 'city', name: 'CLS', value: 0.02 },
    { page: 'profile', name: 'LCP', value: 500 },
    { page: 'specialists', name: 'LCP', value: 600 },
  ])
})

it.each([
  ['a body that is not JSON', 'nonsense', {}, 422],
  ['an unknown page', { page: '/nope/x/y', LCP: 1 }, {}, 422],
  ['a malformed page', { page: '/%', LCP: 1 }, {}, 422],
  ['a negative time', { page: '/kazan', LCP: -1 }, {}, 422],
  ['an excessive time', { page: '/kazan', INP: 1e9 }, {}, 422],
  ['a string for a score', { page: '/kazan', CLS: '1' }, {}, 422],
  ['an oversized body', { page: `/${'x'.repeat(2000)}` }, {}, 413],
  ['a report sent as application/json', { page: '/kazan', LCP: 1 }, { 'content-type': 'application/json' }, 415],
  ['a report from another site', { page: '/kazan', LCP: 1 }, { 'sec-fetch-site': 'cross-site' }, 403],
])('does not observe %s', async (_name, payload, headers, status) => {
  const { sendReport, observedVitals } = await setUpSite()
  expect((await sendReport(payload, headers)).statusCode).toBe(status)
  expect(observedVitals).toEqual([])
})

it('limits the reports of a visitor', async () => {
  const { sendReport, observedVitals } = await setUpSite()
  const responses = await Promise.all(Array.from({ length: 22 }, () => sendReport({ page: '/kazan', LCP: 1 })))
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect(observedVitals).toHaveLength(20)
})
