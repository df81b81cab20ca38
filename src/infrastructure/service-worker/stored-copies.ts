import { localizePath } from '#application/routing/locale-path.ts'
import { offlineRoute } from '#application/routing/offline-route.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { timeZone } from '#domain/shared/time-zone.ts'
import { insertPageList, formatPageList, type PageGroup } from './page-list.ts'
import { createMarkedHeaders, markDocument } from './mark-document.ts'
import type { PageStore } from './page-store.ts'

export interface WorkerTexts {
  /** Contains `{{date}}`. */
  readonly 'stored-pages:savedOn': string
  readonly 'stored-pages:groups': Readonly<Record<PageGroup, string>>
}

export interface CopyOptions {
  readonly store: PageStore
  readonly origin: string
  readonly texts: Readonly<Record<Locale, WorkerTexts>>
}

const halfYearMs = 183 * 86_400_000

/** Formats the day and the time in Moscow, and the year if the copy is older than half a year. */
function formatStoredAt(locale: Locale, storedAt: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone, ...options }).format(storedAt)
  const isOld = Date.now() - storedAt > halfYearMs
  const day = format({ day: 'numeric', month: 'long', ...(isOld && { year: 'numeric' }) })
  return `${day.replace(' ', '\u00a0')}, ${format({ timeStyle: 'short' })}`
}

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
    const { locale: urlLocale } = splitLocale(new URL(url).pathname)
    for (const locale of [urlLocale, ...locales.filter(otherLocale => otherLocale !== urlLocale)]) {
      const copy = await findCopy(origin + localizePath(locale, offlineRoute.path))
      if (copy) return fillOfflinePage(locale, copy.response)
    }
    return undefined
  }

  async function fillOfflinePage(locale: Locale, offlinePage: Response): Promise<Response> {
    const pages = (await store.listPages()).filter(
      page => splitLocale(new URL(page.url).pathname).path !== offlineRoute.path,
    )
    const html = insertPageList(
      await offlinePage.text(),
      formatPageList(locale, pages, texts[locale]['stored-pages:groups']),
    )
    return new Response(html, { status: 503, headers: offlinePage.headers })
  }

  return { findCopy, createMarkedCopy, createOfflinePage }
}
