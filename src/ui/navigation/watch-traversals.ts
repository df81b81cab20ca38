import { pageShownEvent } from './navigation-events.ts'

const getPath = () => location.pathname + location.search

/** Watches Back and Forward, which Next's router handles. A failed traversal loads the document. */
export function watchTraversals(onChange: (isTraversing: boolean) => void): () => void {
  let shownPath = getPath()
  // A change of the hash loads nothing, and neither does a return to the page that is still shown.
  const handlePopState = () => onChange(getPath() !== shownPath)
  const handlePageShown = () => {
    shownPath = getPath()
    onChange(false)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  addEventListener('popstate', handlePopState, { signal })
  addEventListener(pageShownEvent, handlePageShown, { signal })
  return () => listeners.abort()
}
