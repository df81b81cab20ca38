import { isDataSaverOn } from './data-saver.ts'
import { pageShownEvent } from './navigation-events.ts'

/** Time for a new page to paint and to respond to a first tap. */
const quietMs = 500

/** For touch screens, because they have no hover. */
export function watchVisibleLinks(selector: string, onVisible: (link: HTMLAnchorElement) => unknown): () => void {
  if (isDataSaverOn() || !matchMedia('(hover: none)').matches) return () => undefined
  let quietUntil = 0
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        observer.unobserve(target)
        setTimeout(() => onVisible(target), quietUntil - performance.now())
      }
  })
  const observeLinks = () => {
    quietUntil = performance.now() + quietMs
    for (const link of document.querySelectorAll(selector)) observer.observe(link)
  }
  observeLinks()
  addEventListener(pageShownEvent, observeLinks)
  return () => {
    removeEventListener(pageShownEvent, observeLinks)
    observer.disconnect()
  }
}
