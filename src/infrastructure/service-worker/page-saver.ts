import { cancelBody, fetchInBackground, type createLoaders } from './loaders.ts'
import { getPageKey } from './page-key.ts'
import { readDocument, type DocumentFacts } from './read-document.ts'
import { isDocument, isGone, isStorable, isStorablePage } from './is-storable.ts'
import { createEntry, getRenderId, getSentAt, getStoredAt, matchOptions } from './stored-entries.ts'

export const refreshAfterMs = 5 * 60_000
export const protectedRefreshAfterMs = 7 * 24 * 3_600_000

interface Options {
  readonly build: string
  readonly origin: string
  readonly now: () => number
  readonly loaders: ReturnType<typeof createLoaders>
}

/** False for a document that is not public: it may be incomplete or outdated, and is replaced soon. */
const isNeverStorable = (response: Response): boolean =>
  isGone(response) || (response.ok && (response.redirected || !isDocument(response)))

/** The next eviction deletes the flight data of the page. */
const remove = (pages: Cache, url: string): Promise<boolean> => pages.delete(getPageKey(url), matchOptions)

async function settleAllThenThrow(tasks: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(tasks)
  await Promise.all(tasks)
}

export function createPageSaver({ build, origin, now, loaders }: Options) {
  const savedPages = new Map<string, DocumentFacts>()

  async function saveDocument(pages: Cache, url: string, response: Response) {
    const html = await response.text()
    const document = readDocument(html)
    // Files of another build may be missing later.
    if (document.build !== build) throw new Error('The document belongs to another build')
    const sentAt = getSentAt(response, now())
    const stored = await pages.match(getPageKey(url), matchOptions)
    // After Back, the HTTP cache may return an older response.
    if (stored && getStoredAt(stored) > sentAt) return undefined
    savedPages.delete(getPageKey(url))
    await pages.put(getPageKey(url), createEntry(html, response, document, sentAt))
    return document
  }

  /** Returns no paths if the page may not be stored or a newer copy is stored. Rejects if a retry may succeed. */
  async function savePage(pages: Cache, url: string, maxAgeMs: number): Promise<readonly string[]> {
    // The worker of an earlier build may have stored pages, or listed them as failed, that this worker must not store.
    if (!isStorablePage(new URL(url), origin)) return []
    const stored = await pages.match(getPageKey(url), matchOptions)
    const isRecent = stored && now() - getStoredAt(stored) < maxAgeMs
    const savedPage = savedPages.get(getPageKey(url))
    // While `savePage` was loading files, a navigation may have stored another render.
    if (isRecent && savedPage && (savedPage.renderId ?? '') === getRenderId(stored)) {
      // The flight data may have been stored in a cache that a sign-out has deleted.
      await loaders.storeFlight(pages, url, savedPage)
      return savedPage.files
    }
    // The HTTP cache may hold a document of another build.
    const response = isRecent ? stored : await fetchInBackground(url, { cache: 'no-cache' })
    if (isGone(response)) await remove(pages, url)
    if (!isRecent && !(isStorable(response) && isDocument(response))) {
      cancelBody(response)
      if (isNeverStorable(response)) return []
      throw new Error(response.statusText)
    }
    const document = isRecent ? readDocument(await response.text()) : await saveDocument(pages, url, response)
    if (!document) return []
    const files = document.files.map(path => origin + path)
    try {
      await settleAllThenThrow([loaders.storeFiles(files), loaders.storeFlight(pages, url, document)])
    } catch (error) {
      // A `DOMException` is a full disk or a timeout. After another failure, the site may no longer have the render.
      if (!isRecent || error instanceof DOMException) throw error
      return savePage(pages, url, 0)
    }
    savedPages.set(getPageKey(url), document)
    return document.files
  }

  return { saveDocument, savePage, remove }
}
