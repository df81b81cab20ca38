import type { Browser, Page } from '@playwright/test'
import { waitForResult, recordResult } from './tap-result.ts'
import { visitOnPhone } from './visit-on-phone.ts'

export interface Control {
  readonly path: string
  readonly tapSelector: string
  readonly resultSelector: string
  readonly isInMenu?: boolean
}

/** Returns milliseconds from the start of the navigation to the paint of the result; Infinity without a result. */
export const measureFirstTap = (browser: Browser, origin: string, control: Control, delayMs: number): Promise<number> =>
  visitOnPhone(browser, async ({ page }) => {
    await recordResult(page, control.resultSelector)
    await page.goto(origin + control.path, { waitUntil: 'commit' })
    const startedAt = await page.evaluate(() => performance.timeOrigin)
    await waitForFirstContentfulPaint(page)
    await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), delayMs)
    if (control.isInMenu)
      await page.evaluate(() => document.querySelector('[data-phone-menu]')?.setAttribute('open', ''))
    await page.locator(control.tapSelector).first().tap()
    return (await waitForResult(page)) - startedAt
  })

const waitForFirstContentfulPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        new PerformanceObserver(entries => {
          if (entries.getEntriesByName('first-contentful-paint').length) resolve()
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
