/**
 * Calls `onRestore` when the browser restores the page from its back/forward cache, except in Chromium. Firefox and
 * WebKit never complete the requests and file loads that were in flight when the page entered the cache.
 * Returns a cleanup function.
 */
export function listenForLossyRestores(onRestore: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !('userAgentData' in navigator)) onRestore()
  }
  addEventListener('pageshow', handlePageShow)
  return () => removeEventListener('pageshow', handlePageShow)
}
