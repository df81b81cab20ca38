import { getPagesCacheName, isPagesCache } from './cache-names.ts'
import { isExpired } from './choose-evicted.ts'
import { createLoaders } from './loaders.ts'
import type { PageMessage } from './page-message.ts'
import { getPageKey } from './page-key.ts'
import { createPageSaver } from './page-saver.ts'
import {
  evictPages,
  getStoredAt,
  listPages,
  listProtectedUrls,
  matchOptions,
  readList,
  writeList,
  type StoredPage,
} from './stored-entries.ts'

/** A shown page is fetched again only if its copy is older. */
const refreshAfterMs = 5 * 60_000
const protectedRefreshAfterMs = 7 * 24 * 3_600_000
/** Does not count the protected pages. */
const maxRenewedPages = 10

interface Options {
  readonly build: string
  readonly origin: string
  readonly now: () => number
}

const ignoreError = () => undefined

export type PageStore = ReturnType<typeof createPageStore>

/** Every method may reject, because caches may be full or forbidden. */
export function createPageStore({ build, origin, now }: Options) {
  const openPages = () => caches.open(getPagesCacheName(build))
  const loaders = createLoaders(build, origin)

  const { saveDocument, savePage, remove } = createPageSaver({ build, origin, now, loaders })

  /** Stops at the first failure, so that a site that is down gets one request for each shown page. */
  async function retryFailedPages(pages: Cache): Promise<void> {
    const urls = await readList(pages, origin, 'failed')
    for (const [index, url] of urls.entries()) {
      const failedUrls: string[] = []
      await savePage(pages, url, protectedRefreshAfterMs).catch(() => failedUrls.push(url))
      // A page that fails again moves to the end of the list, so that it does not block the others.
      await writeList(pages, origin, 'failed', [...urls.slice(index + 1), ...failedUrls])
      if (failedUrls.length > 0) return
    }
  }

  return {
    /**
     * Call this when a page is requested, not when its response arrives. A sign-out in between deletes the cache, and
     * entries put into a deleted cache are lost. A cache opened after the sign-out would be a new one, and keep the page.
     */
    openPages,
    saveDocument,
    remove,

    loadFlight: (render: string, fetchMissing: () => Promise<Response>) =>
      loaders.loadFlight(openPages(), render, fetchMissing),

    loadFile: loaders.loadFile,

    find: async (url: string) => {
      const response = await (await openPages()).match(getPageKey(url), matchOptions)
      return response && { response, storedAt: getStoredAt(response) }
    },

    listPages: async (): Promise<readonly StoredPage[]> => listPages(await openPages(), origin),

    handleMessage: async (
      pages: Cache,
      { shownUrl, files, protectedPaths, completePaths }: PageMessage,
    ): Promise<void> => {
      await writeList(pages, origin, 'protected', protectedPaths)
      // Failures must not stop the eviction.
      await loaders.storeFiles(files).catch(ignoreError)
      await savePage(pages, shownUrl, refreshAfterMs).catch(ignoreError)
      // The offline page comes first, and loads only files that every page loads.
      let commonFiles: readonly string[] | undefined
      // Copies in the other language are protected as well.
      const storedUrls = await listProtectedUrls(pages, origin)
      for (const url of new Set([...protectedPaths.map(path => origin + path), ...storedUrls])) {
        const pageFiles = await savePage(pages, url, protectedRefreshAfterMs).catch(() => [])
        commonFiles ??= pageFiles
        if (completePaths.some(path => url === origin + path)) {
          const specificFiles = pageFiles.filter(file => !commonFiles?.includes(file))
          await loaders.storeFiles(await loaders.listLaterFiles(specificFiles)).catch(ignoreError)
        }
      }
      await retryFailedPages(pages).catch(ignoreError)
      await evictPages(pages, origin, now())
    },

    /**
     * Stores the protected and the newest pages of earlier builds again, so that a release does not lose them. Lists
     * the URLs that failed, because activation then deletes the earlier caches.
     */
    renew: async (): Promise<void> => {
      // Opened before the earlier caches are read, so that a sign-out that deletes those also deletes this one.
      const pages = await openPages()
      const urls = new Set<string>()
      const names = (await caches.keys()).filter(name => isPagesCache(name) && name !== getPagesCacheName(build))
      for (const name of names) {
        const earlier = await caches.open(name)
        await writeList(pages, origin, 'protected', await readList(earlier, origin, 'protected'))
        const earlierPages = await listPages(earlier, origin)
        const newest = earlierPages
          .filter(({ isProtected, storedAt }) => !isProtected && !isExpired(storedAt, now()))
          .toSorted((a, b) => b.storedAt - a.storedAt)
          .slice(0, maxRenewedPages)
        for (const { url } of [...earlierPages.filter(page => page.isProtected), ...newest]) urls.add(url)
        for (const url of (await readList(earlier, origin, 'failed')).slice(0, maxRenewedPages)) urls.add(url)
      }
      // Written first, because the browser may stop the worker, and the disk may be full until activation.
      await writeList(pages, origin, 'failed', [...urls])
      for (const url of urls) await savePage(pages, url, refreshAfterMs).then(() => urls.delete(url), ignoreError)
      await writeList(pages, origin, 'failed', [...urls])
    },
  }
}
