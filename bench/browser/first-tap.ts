import type { Browser, Page } from '@playwright/test'
import { waitForAnswer, recordAnswer } from './answer-time.ts'
import { visitOnPhone } from './phone.ts'

/** What is tapped, and the selector of the whole answer: on this page, or on the one that a link leads to. */
export interface Control {
  readonly path: string
  readonly tap: string
  readonly answer: string
  /** Whether it stands in the phone menu. */
  readonly inMenu?: boolean
}

/**
 * Milliseconds from the start of the navigation until the whole answer to a tap is painted, on a phone with a slow CPU, in a
 * fresh visit. The tap comes `delayMs` after the first contentful paint.
 */
export const measureFirstTap = (browser: Browser, origin: string, control: Control, delayMs: number): Promise<number> =>
  visitOnPhone(browser, async ({ page }) => {
    await recordAnswer(page, control.answer)
    await page.goto(origin + control.path, { waitUntil: 'commit' })
    const startedAt = await page.evaluate(() => performance.timeOrigin)
    await waitForFirstPaint(page)
    await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), delayMs)
    if (control.inMenu) await page.evaluate(() => document.querySelector('[data-phone-menu]')?.setAttribute('open', ''))
    await page.locator(control.tap).first().tap()
    return (await waitForAnswer(page)) - startedAt
  })

const waitForFirstPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        new PerformanceObserver(seen => {
          if (seen.getEntriesByName('first-contentful-paint').length) resolve()
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
