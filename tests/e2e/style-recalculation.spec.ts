import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly ts: number
    readonly args: { readonly elementCount?: number }
  }[]
}

/** Appends an element to the body, as dialogs and toasts do. */
async function countRestyledElements(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['blink.user_timing', 'devtools.timeline'] })
  await page.evaluate(() => {
    // Flushes pending style changes.
    document.body.getBoundingClientRect()
    performance.mark('before')
    document.body.append(document.createElement('i'))
    document.body.getBoundingClientRect()
    performance.mark('after')
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
  const getTime = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? NaN
  const [startTime, endTime] = [getTime('before'), getTime('after')]
  return traceEvents
    .filter(({ ts }) => ts >= startTime && ts <= endTime)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

// On a slow phone, restyling all links of these pages takes as long as the rest of the response to a tap.
test('appending an element to a page restyles few others', async ({ browser, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/kazan', '/moskva/specialists', '/profiles/cities', '/profiles/1', '/help']) {
    await page.goto(path)
    const count = await countRestyledElements(browser, page)
    // Includes the element itself.
    expect(count, path).toBeGreaterThan(0)
    expect(count, path).toBeLessThanOrEqual(20)
  }
})
