import { splitLocale } from '#application/routing/split-locale.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { choosePagesToEvict } from './choose-pages-to-evict.ts'
import type { DocumentFacts } from './read-document.ts'

// A pages cache has documents by URL, flight data by the id of their render, and lists of pages.

const storedAtHeader = 'x-stored-at'
const titleHeader = 'x-stored-title'
const renderHeader = 'x-stored-render'
const bytesHeader = 'x-stored-bytes'

export const matchOptions = { ignoreVary: true } as const

export interface StoredPage {
  readonly url: string
  readonly title: string
  readonly renderId: string
  /** When the site sent the document: Unix time in milliseconds. */
  readonly storedAt: number
  readonly bytes: number
  readonly isProtected: boolean
}

export const getStoredAt = ({ headers }: Response): number => Number(headers.get(storedAtHeader))

/** Empty for a document that contains its flight data. */
export const getRenderId = ({ headers }: Response): string => headers.get(renderHeader) ?? ''

/** Returns Unix milliseconds, at most `now`, because the device's clock may be behind. */
export const getSentAt = ({ headers }: Response, now: number): number =>
  Math.min(Date.parse(headers.get('date') ?? '') || now, now)

export function createEntry(html: string, { headers }: Response, document: DocumentFacts, storedAt: number): Response {
  const entryHeaders = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) entryHeaders.delete(name)
  entryHeaders.set(storedAtHeader, `${storedAt}`)
  entryHeaders.set(titleHeader, encodeURIComponent(document.title))
  entryHeaders.set(renderHeader, document.renderId ?? '')
  // An estimate: the flight data of a page are about as long as its HTML.
  entryHeaders.set(bytesHeader, `${html.length * 2}`)
  return new Response(html, { headers: entryHeaders })
}

export const getFlightKey = (origin: string, renderId: string): string =>
  `${origin}/?${RouterName.flightQuery}=~${renderId}`

/**
 * `protected`: paths of the pages that are never evicted, in any language.
 * `failed`: URLs of pages of earlier builds that have not been stored again yet.
 * `missing`: URLs of protected pages that the site did not have, each with `#` and the number of the week.
 */
const listNames = ['protected', 'failed', 'missing'] as const
type ListName = (typeof listNames)[number]

const getListKey = (origin: string, name: ListName) => `${origin}/?${name}`

export const writeList = (cache: Cache, origin: string, name: ListName, items: readonly string[]): Promise<void> =>
  cache.put(getListKey(origin, name), new Response(items.join('\n')))

export async function readList(cache: Cache, origin: string, name: ListName): Promise<readonly string[]> {
  const text = await (await cache.match(getListKey(origin, name)))?.text()
  return text ? text.split('\n') : []
}

export async function listPages(cache: Cache, origin: string): Promise<readonly StoredPage[]> {
  const removeLocale = (path: string) => splitLocale(path).path
  const protectedPaths = new Set((await readList(cache, origin, 'protected')).map(removeLocale))
  const pages = (await cache.keys()).map(async ({ url }) => {
    const response = await cache.match(url, matchOptions)
    if (!response?.headers.has(storedAtHeader)) return []
    const readHeader = (name: string) => response.headers.get(name) ?? ''
    return [
      {
        url,
        title: decodeURIComponent(readHeader(titleHeader)),
        renderId: getRenderId(response),
        storedAt: getStoredAt(response),
        bytes: Number(readHeader(bytesHeader)),
        isProtected: protectedPaths.has(removeLocale(url.slice(origin.length))),
      },
    ]
  })
  return (await Promise.all(pages)).flat()
}

export const listProtectedUrls = async (cache: Cache, origin: string): Promise<readonly string[]> =>
  (await listPages(cache, origin)).flatMap(({ url, isProtected }) => (isProtected ? url : []))

export async function evictPages(cache: Cache, origin: string, now: number): Promise<void> {
  const pages = await listPages(cache, origin)
  const protectedUrls = new Set(pages.filter(page => page.isProtected).map(({ url }) => url))
  const evictedUrls = new Set(choosePagesToEvict(pages, protectedUrls, now))
  const retainedUrls = new Set([
    ...listNames.map(name => getListKey(origin, name)),
    ...pages
      .filter(({ url }) => !evictedUrls.has(url))
      .flatMap(({ url, renderId }) => [url, getFlightKey(origin, renderId)]),
  ])
  for (const { url } of await cache.keys()) if (!retainedUrls.has(url)) await cache.delete(url, matchOptions)
}
