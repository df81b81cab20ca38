import { savesData } from './saves-data.ts'
import { shownEvent } from './traversals.ts'

/** A slow phone may not be idle for long. Safari does not tell when it is. */
const timeout = 1000

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout })
  else setTimeout(run, timeout)
}

/**
 * Calls once for each matching link that is seen, when the browser is idle, on later pages too. For screens that can only be
 * touched: nothing points at a link there before it is tapped. Not if data is to be saved.
 */
export function whenSeen(selector: string, call: (link: HTMLAnchorElement) => unknown): () => void {
  if (savesData() || !matchMedia('(hover: none)').matches) return () => undefined
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        observer.unobserve(target)
        whenIdle(() => call(target))
      }
  })
  const observeAll = () => {
    for (const link of document.querySelectorAll(selector)) observer.observe(link)
  }
  observeAll()
  addEventListener(shownEvent, observeAll)
  return () => {
    removeEventListener(shownEvent, observeAll)
    observer.disconnect()
  }
}
