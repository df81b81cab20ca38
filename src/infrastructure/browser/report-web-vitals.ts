import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/** The browser has buffered the metrics from before hydration. */
export function reportWebVitals(): void {
  const { pathname: page } = location
  const values: Record<string, number> = {}
  const recordMetric = ({ name, value }: Metric) => void (values[name] = value)
  onLCP(recordMetric)
  onINP(recordMetric)
  onCLS(recordMetric)
  // The library sets values in capture listeners, some of which it adds later. A bubbling listener runs after them.
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    navigator.sendBeacon('/web-vitals', JSON.stringify({ page, ...values }))
  }
  addEventListener('visibilitychange', send)
}
