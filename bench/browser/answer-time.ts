import { errors, type Page } from '@playwright/test'

declare global {
  /** Milliseconds from the tap until the element was painted, by selector. */
  var answeredAfter: Record<string, number> | undefined
}

/** The tap counts as lost after this time. */
const lostAfterMs = 15_000

/**
 * Records the time of the next tap and of the first paint of each selector in `answers`, on this page or the next one.
 * Uses a MutationObserver, because polling on each frame would itself cause paints.
 */
export async function recordAnswers(page: Page, answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    await page.addInitScript(watch, answer)
    await page.evaluate(watch, answer)
  }
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => sessionStorage.setItem('tapped', `${performance.timeOrigin + timeStamp}`),
      { capture: true, once: true },
    ),
  )
}

/** Runs in the page. */
function watch(answer: string): void {
  const changes = new MutationObserver(() => {
    const tappedAt = sessionStorage.getItem('tapped')
    if (tappedAt === null || !document.querySelector(answer)?.checkVisibility()) return
    changes.disconnect()
    // The first task after the frame, ahead of the page's own tasks: the element is painted.
    requestAnimationFrame(
      () =>
        void scheduler.postTask(
          () => {
            globalThis.answeredAfter ??= {}
            globalThis.answeredAfter[answer] = performance.timeOrigin + performance.now() - Number(tappedAt)
          },
          { priority: 'user-blocking' },
        ),
    )
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Milliseconds from the recorded tap until the paint; Infinity if the tap was lost. */
export async function waitForAnswerMs(page: Page, answer: string): Promise<number> {
  try {
    const time = await page.waitForFunction(selector => globalThis.answeredAfter?.[selector], answer, {
      polling: 100,
      timeout: lostAfterMs,
    })
    return Number(await time.jsonValue())
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity
    throw error
  }
}
