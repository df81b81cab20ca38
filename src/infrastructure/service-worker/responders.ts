import { isDocument, isGone, isStorablePage, isStorable, isUnavailable } from './is-storable.ts'
import { getSentAt } from './stored-entries.ts'
import { createStoredCopies, type CopyOptions } from './stored-copies.ts'
import type { FetchEvent } from './worker-globals.ts'

const networkTimeoutMs = 3000

type RouterEvent = Pick<FetchEvent, 'request'>
type NavigationEvent = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>

const wait = (ms: number) => new Promise<undefined>(resolve => setTimeout(resolve, ms, undefined))

/** A newer response may come from a site on this device, which responds although `navigator.onLine` is false. */
const isOlderThanMinute = (sentAt: number) => Date.now() - sentAt > 60_000

export function createResponders({ store, origin, texts }: CopyOptions) {
  /** URLs whose flight data were late. The router loads their document next, and its copy is shown at once. */
  const lateUrls = new Set<string>()

  const { findCopy, createMarkedCopy, createOfflinePage } = createStoredCopies({ store, origin, texts })

  return {
    respondToNavigation: async (event: NavigationEvent): Promise<Response> => {
      const url = event.request.url.replace(/#.*/, '')
      // The HTTP cache of Firefox and WebKit would serve stale pages without revalidating them, even without a network.
      const load = async () => (await event.preloadResponse) ?? fetch(event.request, { cache: 'no-cache' })
      const pages = store.openPages()
      const network = load()
      const mayBeStored = (response: Response) =>
        isStorablePage(new URL(url), origin) && isStorable(response) && isDocument(response)
      const saved = network.then<unknown>(response => {
        if (isGone(response)) return pages.then(cache => store.remove(cache, url))
        // Cloned before the cache is open, because the browser may have read the response by then.
        const copy = mayBeStored(response) && response.clone()
        return copy && pages.then(cache => store.saveDocument(cache, url, copy))
      })
      event.waitUntil(Promise.all([pages, saved]).catch(() => undefined))
      const timeoutMs = lateUrls.delete(url) ? 0 : networkTimeoutMs
      const response = await Promise.race([network.catch(() => undefined), wait(timeoutMs)])
      if (response && !isUnavailable(response)) {
        // After Back, the response may come from the HTTP cache, even without a network.
        const sentAt = getSentAt(response, Date.now())
        const isCopy = !navigator.onLine && isOlderThanMinute(sentAt) && mayBeStored(response)
        return isCopy ? createMarkedCopy(url, { response, storedAt: sentAt }) : response
      }
      const copy = await findCopy(url)
      if (copy) return createMarkedCopy(url, copy)
      return network.catch(async (error: unknown) => {
        const offlinePage = await createOfflinePage(url).catch(() => undefined)
        if (offlinePage) return offlinePage
        throw error
      })
    },

    /** If the network fails, or is late while a copy is stored, an error makes the router load the document. */
    respondToRouter: async ({ request }: RouterEvent, pageUrl: string): Promise<Response> => {
      const documentNeeded = new Response(null, { status: 504 })
      const network = fetch(request).catch(() => documentNeeded)
      const response = await Promise.race([network, wait(networkTimeoutMs)])
      if (response) return response
      if (request.signal.aborted || !(await findCopy(pageUrl))) return network
      lateUrls.add(pageUrl)
      // A later visit waits for the network again.
      setTimeout(() => lateUrls.delete(pageUrl), networkTimeoutMs)
      return documentNeeded
    },
  }
}
