import { errors, type Locator, type Page } from '@playwright/test'

declare global {
  /** When the answer was painted: milliseconds since 1970, with fractions. */
  var answeredAt: number | undefined
  /** When the last tap reached the page. */
  var tappedAt: number | undefined
}

/** Milliseconds after which an answer counts as lost. */
const lostAfterMs = 15_000

/**
 * Notes in every page of a visit when the answer is painted: on the first page or on the one that a link leads to. It observes
 * changes; polling with every frame would make the page paint for the poll alone.
 */
export const recordAnswer = (page: Page, answer: string): Promise<unknown> => page.addInitScript(watch, answer)

/** Runs in the page. */
function watch(answer: string): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector(answer)?.checkVisibility()) return
    changes.disconnect()
    // The first task after the frame, before those of the page: it is painted.
    requestAnimationFrame(
      () =>
        void scheduler.postTask(() => (globalThis.answeredAt = performance.timeOrigin + performance.now()), {
          priority: 'user-blocking',
        }),
    )
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true })
}

/** When the noted answer was painted; Infinity if it was lost. */
export async function waitForAnswer(page: Page): Promise<number> {
  try {
    const time = await page.waitForFunction(() => globalThis.answeredAt, undefined, {
      polling: 100,
      timeout: lostAfterMs,
    })
    return Number(await time.jsonValue())
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity
    throw error
  }
}

/** Milliseconds from a tap until its answer is painted on this page. */
export async function measureTapMs(page: Page, link: Locator, answer: string): Promise<number> {
  await page.evaluate(watch, answer)
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => (globalThis.tappedAt = performance.timeOrigin + timeStamp), {
      capture: true,
      once: true,
    }),
  )
  await link.tap()
  return (await waitForAnswer(page)) - Number(await page.evaluate(() => globalThis.tappedAt))
}
