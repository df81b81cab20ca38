import { afterEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { reportWebVitals } from './report-web-vitals.ts'

const webVitals = vi.hoisted(() => ({ callbacks: [] as ((metric: Pick<Metric, 'name' | 'value'>) => void)[] }))
vi.mock('web-vitals', () => {
  const observe = (callback: (metric: Pick<Metric, 'name' | 'value'>) => void) =>
    void webVitals.callbacks.push(callback)
  return { onLCP: observe, onINP: observe, onCLS: observe }
})
afterEach(() => {
  webVitals.callbacks.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

it('sends the latest values once, when the page is hidden, without the query of the URL', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  history.replaceState(null, '', '/kazan?search=secret#x')
  reportWebVitals()
  const [reportMetric] = webVitals.callbacks
  reportMetric?.({ name: 'LCP', value: 700 })
  reportMetric?.({ name: 'CLS', value: 0.01 })
  reportMetric?.({ name: 'CLS', value: 0.02 })
  setVisibility('visible')
  expect(sendBeacon).not.toHaveBeenCalled()
  setVisibility('hidden')
  setVisibility('hidden')
  expect(sendBeacon.mock.calls).toEqual([['/web-vitals', '{"page":"/kazan","LCP":700,"CLS":0.02}']])
})

it('sends values that the library sets in a listener added later', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  reportWebVitals()
  const [reportMetric] = webVitals.callbacks
  addEventListener('visibilitychange', () => reportMetric?.({ name: 'LCP', value: 700 }), { capture: true, once: true })
  setVisibility('hidden')
  expect(sendBeacon.mock.lastCall?.[1]).toContain('"LCP":700')
})
