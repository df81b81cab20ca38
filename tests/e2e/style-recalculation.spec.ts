import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[]
}

/** How many elements the browser styles anew while something happens in a page. */
async function restyled(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] })
  await act()
  const trace = JSON.parse(String(await browser.stopTracing())) as Trace
  return trace.traceEvents.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

/** Adds an element to the end of a page, as dialogs, messages and frames are. */
const addElement = (page: Page) => () =>
  page.evaluate(() => {
    document.body.append(document.createElement('i'))
    document.body.getBoundingClientRect()
  })

// On a slow phone, styling the links of these pages anew takes as long as the rest of the answer to a tap.
for (const path of ['/', '/kazan', '/moskva/specialists', '/profiles/cities', '/profiles/1', '/help'])
  test(`an element that is added to ${path} has few others styled again`, async ({ browser, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const count = await restyled(browser, page, addElement(page))
    // It is counted itself.
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(20)
  })
