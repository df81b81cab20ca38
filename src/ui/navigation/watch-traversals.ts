import { pageShownEvent } from './navigation-events.ts'

const getPath = () => location.pathname + location.search

/** Watches Back and Forward, which Next's router handles. Loads the document if the router ignores the entry. */
export function watchTraversals(onChange: (isTraversing: boolean) => void, loadDocument: () => void): () => void {
  let shownPath = getPath()
  let shownState: unknown = history.state
  const handlePopState = () => {
    // A change of the hash loads nothing, and neither does a return to the page that is still shown.
    const isTraversing = getPath() !== shownPath
    onChange(isTraversing)
    if (history.state !== null) return
    // The router ignores history entries without state. Either an anchor link has just added this one, or the visitor
    // went back to one from before hydration.
    if (isTraversing) loadDocument()
    else history.replaceState(shownState, '')
  }
  const handlePageShown = () => {
    shownPath = getPath()
    shownState = history.state
    onChange(false)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  addEventListener('popstate', handlePopState, { signal })
  addEventListener(pageShownEvent, handlePageShown, { signal })
  return () => listeners.abort()
}
