import { localizePath } from '#application/routing/locale-path.ts'
import { offlineRoute } from '#application/routing/offline-route.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { timeZone } from '#domain/shared/time-zone.ts'
import { escapeAttribute, formatPageList, insertPageList, type PageGroup } from './page-list.ts'
import { createMarkedHeaders, markDocument } from './mark-document.ts'
import type { PageStore } from './page-store.ts'

export interface WorkerTexts {
  readonly 'stored-pages:savedOn': string
  readonly 'stored-pages:groups': Readonly<Record<PageGroup, string>>
}

export interface CopyOptions {
  readonly store: PageStore
  readonly origin: string
  readonly texts: Readonly<Record<Locale, WorkerTexts>>
}

const halfYearMs = 183 * 86_400_000

function formatStoredAt(locale: Locale, storedAt: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone, ...options }).format(storedAt)
  const isOld = Date.now() - storedAt > halfYearMs
  const day = format({ day: 'numeric', month: 'long', ...(isOld && { year: 'numeric' }) })
  return `${day.replace(' ', '\u00a0')}, ${format({ timeStyle: 'short' })}`
}

/** The link to the other language then leads to the requested page, which the network may serve by now. */
const replaceOfflineLinks = (html: string, path: string): string =>
  locales.reduce((page, locale) => {
    const href = escapeAttribute(localizePath(locale, path))
    return page.replaceAll(`href="${localizePath(locale, offlineRoute.path)}"`, () => `href="${href}"`)
  }, html)

export function createStoredCopies({ store, origin, texts }: CopyOptions) {
  const findCopy = (url: string) => store.find(url).catch(() => undefined)

  async function createMarkedCopy(
    url: string,
    { response, storedAt }: NonNullable<Awaited<ReturnType<typeof findCopy>>>,
  ) {
    const { locale } = splitLocale(new URL(url).pathname)
    const text = texts[locale]['stored-pages:savedOn'].replace('{{date}}', formatStoredAt(locale, storedAt))
    return new Response(markDocument(await response.text(), text), {
      headers: await createMarkedHeaders(response.headers),
    })
  }

  /** The offline page is stored only in languages in which the visitor has opened pages. */
  async function createOfflinePage(url: string): Promise<Response | undefined> {
    const { locale: urlLocale, path } = splitLocale(url.slice(origin.length))
    for (const locale of [urlLocale, ...locales.filter(otherLocale => otherLocale !== urlLocale)]) {
      const copy = await findCopy(origin + localizePath(locale, offlineRoute.path))
      if (copy) return fillOfflinePage(locale, copy.response, path)
    }
    return undefined
  }

  /** `path` is the requested path with its query, but without its language. */
  async function fillOfflinePage(locale: Locale, offlinePage: Response, path: string): Promise<Response> {
    const pages = (await store.listPages()).filter(
      page => splitLocale(new URL(page.url).pathname).path !== offlineRoute.path,
    )
    const html = insertPageList(
      replaceOfflineLinks(await offlinePage.text(), path),
      formatPageList(locale, pages, texts[locale]['stored-pages:groups']),
    )
    return new Response(html, { status: 503, headers: offlinePage.headers })
  }

  return { findCopy, createMarkedCopy, createOfflinePage }
}
