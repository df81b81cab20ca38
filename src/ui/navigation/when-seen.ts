import { isDataSaverOn } from './data-saver.ts'
import { shownEvent } from './navigation-events.ts'

/** By then a page has painted what it is about, and answers what is tapped first. Milliseconds. */
const quietMs = 500

/**
 * Calls once for each matching link that is seen, on later pages too; at once, but not before a page has been shown for a
 * moment. For screens that can only be touched: nothing points at a link there before it is tapped. Not if data is to be saved.
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
