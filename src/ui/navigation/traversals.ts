import { shownEvent } from './navigation-events.ts'

const address = () => location.pathname + location.search

/**
 * Back and Forward, which Next's router handles by itself: calls with true when one starts, and with false once a page is
 * shown. One that fails loads the document.
 */
export function watchTraversals(call: (isTraversing: boolean) => void): () => void {
  let shown = address()
  // Between parts of a page nothing loads; on the way back to the page that is still shown, neither.
  const start = () => call(address() !== shown)
  const finish = () => {
    shown = address()
    call(false)
  }
  addEventListener('popstate', start)
  addEventListener(shownEvent, finish)
  return () => {
    removeEventListener('popstate', start)
    removeEventListener(shownEvent, finish)
  }
}
