/**
 * If the router's request fails or is late, the router loads the document, and the service worker may respond with an
 * old copy. The worker ignores HEAD requests, so a response to one proves that the site renders the page.
 */
export async function refreshPageIfAvailable(refresh: () => void): Promise<void> {
  const getPath = () => location.pathname + location.search
  const path = getPath()
  const response = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (response?.ok && getPath() === path) refresh()
}
