import { isDataSaverOn } from './data-saver.ts'
import { shownEvent } from './navigation-events.ts'

/** Time for a new page to paint and answer a first tap. */
const quietMs = 500

/**
 * Calls once for each matching link that becomes visible, on later pages too, but not in the first `quietMs` of a page.
 * Only on touch screens, which have no hover before a tap, and never with Data Saver on.
 */
export function onLinkSeen(selector: string, call: (link: HTMLAnchorElement) => unknown): () => void {
  if (isDataSaverOn() || !matchMedia('(hover: none)').matches) return () => undefined
  let quietUntil = 0
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        observer.unobserve(target)
        setTimeout(() => call(target), quietUntil - performance.now())
      }
  })
  const observeAll = () => {
    quietUntil = performance.now() + quietMs
    for (const link of document.querySelectorAll(selector)) observer.observe(link)
  }
  observeAll()
  addEventListener(shownEvent, observeAll)
  return () => {
    removeEventListener(shownEvent, observeAll)
    observer.disconnect()
  }
}
