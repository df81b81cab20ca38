import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/**
 * Sends how fast this page was for its visitor (LCP and INP in milliseconds, CLS), once, when the page is hidden. The metrics before hydration
 * are read from the browser's buffer.
 */
export function reportWebVitals(): void {
  const { pathname: page } = location
  const values: Record<string, number> = {}
  const note = ({ name, value }: Metric) => void (values[name] = value)
  onLCP(note)
  onINP(note)
  onCLS(note)
  // After the library's own listeners, which set the values.
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send, true)
    navigator.sendBeacon('/web-vitals', JSON.stringify({ page, ...values }))
  }
  addEventListener('visibilitychange', send, true)
}
