import type { Browser } from '@playwright/test'
import { visitOnPhone } from './visit-on-phone.ts'

export interface Paint {
  readonly firstByteMs: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly stylesheetCount: number
}

export const measurePaint = (browser: Browser, url: string, protocol: string): Promise<Paint> =>
  visitOnPhone(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' })
    const { usedProtocol, ...paint } = await page.evaluate(async () => {
      const paints: PerformanceEntry[] = []
      const observer = new PerformanceObserver(list => void paints.push(...list.getEntries()))
      for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
      // The pause leaves time for the largest contentful paint.
      await new Promise(resolve => setTimeout(resolve, 1000))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        usedProtocol: navigation?.nextHopProtocol,
        firstByteMs: navigation?.responseStart ?? Number.NaN,
        fcpMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
        lcpMs: paints.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? Number.NaN,
        stylesheetCount: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
      }
    })
    if (usedProtocol !== protocol) throw new Error(`${url} was loaded over ${usedProtocol}, not ${protocol}`)
    if (Object.values(paint).some(Number.isNaN)) throw new Error(`${url} has not painted`)
    return paint
  })
