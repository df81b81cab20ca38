import { afterEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { reportWebVitals } from './report-web-vitals.ts'

const observed = vi.hoisted(() => ({ notes: [] as ((metric: Pick<Metric, 'name' | 'value'>) => void)[] }))
vi.mock('web-vitals', () => {
  const observe = (note: (metric: Pick<Metric, 'name' | 'value'>) => void) => void observed.notes.push(note)
  return { onLCP: observe, onINP: observe, onCLS: observe }
})
afterEach(() => {
  observed.notes.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

it('sends the newest values once, when the page is hidden, without the query of its address', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  history.replaceState(null, '', '/kazan?search=secret#x')
  reportWebVitals()
  const [note] = observed.notes
  note?.({ name: 'LCP', value: 700 })
  note?.({ name: 'CLS', value: 0.01 })
  note?.({ name: 'CLS', value: 0.02 })
  hide('visible')
  expect(sendBeacon).not.toHaveBeenCalled()
  hide('hidden')
  hide('hidden')
  expect(sendBeacon.mock.calls).toEqual([['/web-vitals', '{"page":"/kazan","LCP":700,"CLS":0.02}']])
})
