import { errors, type Page } from '@playwright/test'

declare global {
  /** Milliseconds from the tap until each answer was painted, by selector. */
  var answeredAfter: Record<string, number> | undefined
}

/** Milliseconds after which nobody waits for an answer any longer. */
const lostAfterMs = 15_000

/**
 * Notes in the page when the next tap comes, and when each of what answers it is painted: on this page or on the one that a
 * link leads to. The page is told of its changes; polled with every frame, it would paint for the poll alone.
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
    // The first task after the frame, before those of the page: it is painted.
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

/** Milliseconds from the noted tap until this answer was painted; Infinity if it was lost. */
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
