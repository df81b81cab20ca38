/** Outside Chromium, requests that are in flight when a page enters the back/forward cache never complete. */
export function listenForLossyRestores(onRestore: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !('userAgentData' in navigator)) onRestore()
  }
  addEventListener('pageshow', handlePageShow)
  return () => removeEventListener('pageshow', handlePageShow)
}
