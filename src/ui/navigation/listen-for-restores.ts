/** Calls `onRestore` when the browser restores the page from its back/forward cache. Returns a cleanup function. */
export function listenForRestores(onRestore: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore()
  }
  addEventListener('pageshow', handlePageShow)
  return () => removeEventListener('pageshow', handlePageShow)
}
