import { getPagesCacheName } from './cache-names.ts'
import { createLoaders } from './loaders.ts'
import type { PageMessage } from './page-message.ts'
import { getPageKey } from './page-key.ts'
import { createPageRenewer } from './page-renewer.ts'
import { createPageSaver, protectedRefreshAfterMs, refreshAfterMs } from './page-saver.ts'
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

interface Options {
  readonly build: string
  readonly origin: string
  readonly now: () => number
}

const ignoreError = () => undefined

export type PageStore = ReturnType<typeof createPageStore>

/** If caches are full or forbidden, `loadFlight` and `loadFile` use the network; other methods may reject. */
export function createPageStore({ build, origin, now }: Options) {
  const openPages = () => caches.open(getPagesCacheName(build))
  const loaders = createLoaders(build, origin)

  const { saveDocument, savePage, remove } = createPageSaver({ build, origin, now, loaders })
  const { renew, retryFailedPages } = createPageRenewer({ build, origin, now, savePage })

  return {
    /**
     * Call this when a page is requested, not when its response arrives. A sign-out in between deletes the cache, and
     * entries put into a deleted cache are lost. A cache opened after the sign-out would be new, and keep the page.
     */
    openPages,
    saveDocument,
    remove,
    renew: async () => renew(await openPages()),

    loadFlight: (renderId: string, fetchMissing: () => Promise<Response>) =>
      loaders.loadFlight(openPages(), renderId, fetchMissing),

    loadFile: loaders.loadFile,

    find: async (url: string) => {
      const response = await (await openPages()).match(getPageKey(url), matchOptions)
      return response && { response, storedAt: getStoredAt(response) }
    },

    listPages: async (): Promise<readonly StoredPage[]> => listPages(await openPages(), origin),

    handleMessage: async (pages: Cache, message: PageMessage): Promise<void> => {
      const { shownUrl, files, protectedPaths, completePaths } = message
      // Failures must not stop the eviction: if the storage is full, only the eviction frees space.
      await writeList(pages, origin, 'protected', protectedPaths).catch(ignoreError)
      await loaders.storeFiles(files).catch(ignoreError)
      await savePage(pages, shownUrl, refreshAfterMs).catch(ignoreError)
      // The offline page comes first, and loads only files that every page loads.
      let commonFiles: readonly string[] | undefined
      const storedUrls = await listProtectedUrls(pages, origin)
      // Each item ends with the week in which the site did not have the page. The next week it is requested again.
      const week = `#${Math.floor(now() / protectedRefreshAfterMs)}`
      const missing = new Set((await readList(pages, origin, 'missing')).filter(item => item.endsWith(week)))
      const urls = protectedPaths.map(path => origin + path).filter(url => !missing.has(url + week))
      for (const url of new Set([...urls, ...storedUrls])) {
        const pageFiles = await savePage(pages, url, protectedRefreshAfterMs).catch(ignoreError)
        if (pageFiles?.length === 0) missing.add(url + week)
        commonFiles ??= pageFiles ?? []
        if (pageFiles && commonFiles.length > 0 && completePaths.some(path => url === origin + path)) {
          const specificFiles = pageFiles.filter(file => !commonFiles?.includes(file))
          await loaders.storeFiles(await loaders.listLaterFiles(specificFiles)).catch(ignoreError)
        }
      }
      if (missing.size > 0) await writeList(pages, origin, 'missing', [...missing]).catch(ignoreError)
      await retryFailedPages(pages).catch(ignoreError)
      await evictPages(pages, origin, now())
    },
  }
}
