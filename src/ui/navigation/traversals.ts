import { shownEvent } from './navigation-events.ts'

const getAddress = () => location.pathname + location.search

/**
 * Back and Forward, which Next's router handles by itself: calls with true when one starts, and with false once a page is
 * shown. One that fails loads the document.
 */
export function watchTraversals(call: (isTraversing: boolean) => void): () => void {
  let shownAddress = getAddress()
  // Between parts of a page nothing loads; on the way back to the page that is still shown, neither.
  const start = () => call(getAddress() !== shownAddress)
  const finish = () => {
    shownAddress = getAddress()
    call(false)
  }
  addEventListener('popstate', start)
  addEventListener(shownEvent, finish)
  return () => {
    removeEventListener('popstate', start)
    removeEventListener(shownEvent, finish)
  }
}
