export function listenForRestores(onRestore: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore()
  }
  addEventListener('pageshow', handlePageShow)
  return () => removeEventListener('pageshow', handlePageShow)
}
