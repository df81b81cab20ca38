import { shownEvent } from './navigation-events.ts'

const getAddress = () => location.pathname + location.search

/**
 * Watches Back and Forward, which Next's router handles. Calls with true when one starts and with false once a page is
 * shown. A failed one loads the document.
 */
export function watchTraversals(call: (isTraversing: boolean) => void): () => void {
  let shownAddress = getAddress()
  // Changes of the hash load nothing, and neither does a return to the page still shown.
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
