import { pageShownEvent } from './navigation-events.ts'

const getPath = () => location.pathname + location.search

export function watchTraversals(onChange: (isTraversing: boolean) => void, loadDocument: () => void): () => void {
  let shownPath = getPath()
  let shownState: unknown = history.state
  const handlePopState = () => {
    // A change of the hash loads nothing, and neither does a return to the page that is still shown.
    const isTraversing = getPath() !== shownPath
    onChange(isTraversing)
    if (history.state !== null) return
    // The router ignores entries without state: an anchor link has just added this one, or it is from before hydration.
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
