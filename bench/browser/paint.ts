import type { Browser } from '@playwright/test'
import { visitOnPhone } from './phone.ts'

/** Milliseconds from the start of the navigation, and the number of stylesheets. */
export interface Paint {
  readonly firstByteMs: number
  readonly firstMs: number
  readonly largestMs: number
  readonly files: number
}

/** Measures a first visit. Throws if the page was loaded over another protocol. */
export const measurePaint = (browser: Browser, address: string, protocol: string): Promise<Paint> =>
  visitOnPhone(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    const { hop, ...paint } = await page.evaluate(async () => {
      const paints: PerformanceEntry[] = []
      const observer = new PerformanceObserver(list => void paints.push(...list.getEntries()))
      for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
      // Leaves time for the largest contentful paint.
      await new Promise(resolve => setTimeout(resolve, 1000))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        hop: navigation?.nextHopProtocol,
        firstByteMs: navigation?.responseStart ?? Number.NaN,
        firstMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
        largestMs:
          paints.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? Number.NaN,
        files: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
      }
    })
    if (hop !== protocol) throw new Error(`${address} was loaded over ${hop}, not ${protocol}`)
    if (Object.values(paint).some(Number.isNaN)) throw new Error(`${address} has not painted`)
    return paint
  })
