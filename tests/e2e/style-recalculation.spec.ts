import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly ts: number
    readonly args: { readonly elementCount?: number }
  }[]
}

/** How many elements the browser styles anew when one is added to the end of a page, as dialogs, messages and frames are. */
async function countRestyledElements(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['blink.user_timing', 'devtools.timeline'] })
  await page.evaluate(() => {
    // What waits has nothing to do with it.
    document.body.getBoundingClientRect()
    performance.mark('before')
    document.body.append(document.createElement('i'))
    document.body.getBoundingClientRect()
    performance.mark('after')
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
  const getTime = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? NaN
  const [before, after] = [getTime('before'), getTime('after')]
  return traceEvents
    .filter(({ ts }) => ts >= before && ts <= after)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

// On a slow phone, styling the links of these pages anew takes as long as the rest of the answer to a tap.
for (const path of ['/', '/kazan', '/moskva/specialists', '/profiles/cities', '/profiles/1', '/help'])
  test(`an element that is added to ${path} has few others styled again`, async ({ browser, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const count = await countRestyledElements(browser, page)
    // It is counted itself.
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(20)
  })
