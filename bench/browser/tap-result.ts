import { errors, type Locator, type Page } from '@playwright/test'

declare global {
  /** Like `tappedAt`, in milliseconds since 1970, with fractions. */
  var resultPaintedAt: number | undefined
  var tappedAt: number | undefined
}

const resultTimeoutMs = 15_000

/** Observes changes, because polling in every frame would itself make the page paint. */
export const recordResult = (page: Page, resultSelector: string): Promise<unknown> =>
  page.addInitScript(observeResult, resultSelector)

/** Runs in the page, so it can't use other variables of this module. */
function observeResult(resultSelector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(resultSelector)?.checkVisibility()) return
    observer.disconnect()
    // This task runs after the frame has been painted, and before the tasks of the page.
    requestAnimationFrame(
      () =>
        void scheduler.postTask(() => (globalThis.resultPaintedAt = performance.timeOrigin + performance.now()), {
          priority: 'user-blocking',
        }),
    )
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Infinity without a result. */
export async function waitForResult(page: Page): Promise<number> {
  try {
    const paintTime = await page.waitForFunction(() => globalThis.resultPaintedAt, undefined, {
      polling: 100,
      timeout: resultTimeoutMs,
    })
    return Number(await paintTime.jsonValue())
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity
    throw error
  }
}

/** Throws if the result is visible before the tap, because any change of the page would then count as the result. */
export async function measureTapMs(page: Page, link: Locator, resultSelector: string): Promise<number> {
  if (await page.locator(resultSelector).first().isVisible())
    throw new Error(`${resultSelector} is visible before the tap`)
  await page.evaluate(observeResult, resultSelector)
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => (globalThis.tappedAt = performance.timeOrigin + timeStamp), {
      capture: true,
      once: true,
    }),
  )
  await link.tap()
  return (await waitForResult(page)) - Number(await page.evaluate(() => globalThis.tappedAt))
}
