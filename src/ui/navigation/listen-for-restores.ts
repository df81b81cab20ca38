/** Calls `onRestore` each time the browser restores the page from its back/forward cache. Returns a function that stops. */
export function listenForRestores(onRestore: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore()
  }
  addEventListener('pageshow', handlePageShow)
  return () => removeEventListener('pageshow', handlePageShow)
}
