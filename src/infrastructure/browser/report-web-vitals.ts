import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/** LCP and INP are in milliseconds. The browser has buffered the metrics from before hydration. */
export function reportWebVitals(): void {
  const { pathname: page } = location
  const values: Record<string, number> = {}
  const recordMetric = ({ name, value }: Metric) => void (values[name] = value)
  onLCP(recordMetric)
  onINP(recordMetric)
  onCLS(recordMetric)
  // This listener runs after those of the library, which set the values.
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send, true)
    navigator.sendBeacon('/web-vitals', JSON.stringify({ page, ...values }))
  }
  addEventListener('visibilitychange', send, true)
}
