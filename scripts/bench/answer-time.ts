import { errors, type Page } from '@playwright/test'

declare global {
  /** Milliseconds from the tap until the answer was painted. */
  var answeredAfter: number | undefined
}

/** Milliseconds after which nobody waits for an answer any longer. */
const lostAfter = 15_000

/**
 * Notes in the page when the next tap comes, and when what answers it is painted: on this page or on the one that a link
 * leads to. The page is told of its changes; polled with every frame, it would paint for the poll alone.
 */
export async function noteAnswer(page: Page, answer: string): Promise<void> {
  await page.addInitScript(watch, answer)
  await page.evaluate(watch, answer)
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
    const tapped = sessionStorage.getItem('tapped')
    if (tapped === null || !document.querySelector(answer)?.checkVisibility()) return
    changes.disconnect()
    // A task after the frame: it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => (globalThis.answeredAfter = performance.timeOrigin + performance.now() - Number(tapped))),
    )
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Milliseconds from the noted tap until its answer was painted; Infinity if it was lost. */
export async function answerTime(page: Page): Promise<number> {
  try {
    const time = await page.waitForFunction(() => globalThis.answeredAfter, undefined, {
      polling: 100,
      timeout: lostAfter,
    })
    return Number(await time.jsonValue())
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity
    throw error
  }
}
