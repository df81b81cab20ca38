import { getPagesCacheName, isPagesCache } from './cache-names.ts'
import { isExpired } from './choose-pages-to-evict.ts'
import { protectedRefreshAfterMs, refreshAfterMs } from './page-saver.ts'
import { listPages, readList, writeList } from './stored-entries.ts'

/** Limits the newest pages and the failed URLs of each earlier build, but not its protected pages. */
const maxRenewedPages = 10

const ignoreError = () => undefined

interface Options {
  readonly build: string
  readonly origin: string
  readonly now: () => number
  readonly savePage: (pages: Cache, url: string, maxAgeMs: number) => Promise<unknown>
}

export const createPageRenewer = ({ build, origin, now, savePage }: Options) => ({
  /** Open `pages` before calling this, so that a sign-out that deletes the earlier caches also deletes `pages`. */
  renew: async (pages: Cache): Promise<void> => {
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

  retryFailedPages: async (pages: Cache): Promise<void> => {
    const urls = await readList(pages, origin, 'failed')
    for (const [index, url] of urls.entries()) {
      const failedUrls: string[] = []
      await savePage(pages, url, protectedRefreshAfterMs).catch(() => failedUrls.push(url))
      // A page that fails again moves to the end of the list, so that it does not block the others.
      await writeList(pages, origin, 'failed', [...urls.slice(index + 1), ...failedUrls])
      if (failedUrls.length > 0) return
    }
  },
})
