import type { Browser } from '@playwright/test'
import { visitOnPhone } from './phone.ts'

/** Milliseconds after the start of the navigation, and the stylesheets that were loaded. */
export interface Paint {
  readonly firstByte: number
  readonly first: number
  readonly largest: number
  readonly files: number
}

/** What a first visit on a phone with a slow CPU paints when; it has to be loaded over this protocol. */
export const measurePaint = (browser: Browser, address: string, protocol: string): Promise<Paint> =>
  visitOnPhone(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    const { hop, ...paint } = await page.evaluate(async () => {
      const paints: PerformanceEntry[] = []
      const observer = new PerformanceObserver(list => void paints.push(...list.getEntries()))
      for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
      // Long enough for a paint of what was loaded last.
      await new Promise(resolve => setTimeout(resolve, 1000))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        hop: navigation?.nextHopProtocol,
        firstByte: navigation?.responseStart ?? Number.NaN,
        first: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
        largest: paints.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? Number.NaN,
        files: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
      }
    })
    if (hop !== protocol) throw new Error(`${address} was loaded over ${hop}, not ${protocol}`)
    if (Object.values(paint).some(Number.isNaN)) throw new Error(`${address} has not painted`)
    return paint
  })
