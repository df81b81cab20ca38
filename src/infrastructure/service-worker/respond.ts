import { localizePath } from '#application/routing/locale-path.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { timeZone } from '#domain/shared/time-zone.ts'
import { offlineRoute } from '#application/routing/offline-route.ts'
import { insertPageList, writePageList, type PageGroup } from './list-stored-pages.ts'
import { allowMark, markDocument } from './mark-copy.ts'
import type { PageStore } from './page-store.ts'
import { isDocument, isGone, isPublicPage, isStorable } from './storable.ts'
import type { FetchEvent } from './worker-globals.ts'

/** Without a response in this time, the stored copy is shown. */
const networkTimeoutMs = 3000

export interface WorkerTexts {
  /** Contains `{{date}}`. */
  readonly 'stored-pages:savedOn': string
  readonly 'stored-pages:groups': Readonly<Record<PageGroup, string>>
}

interface Options {
  readonly store: PageStore
  readonly origin: string
  readonly texts: Readonly<Record<Locale, WorkerTexts>>
}

type RouterEvent = Pick<FetchEvent, 'request'>
type NavigationEvent = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>

/** The day and the time in Moscow: '27 ноября, 16:30', 'November 27, 4:30 PM'. Copies are too young for a year. */
function formatStoredAt(locale: Locale, storedAt: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone, ...options }).format(storedAt)
  return `${format({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0')}, ${format({ timeStyle: 'short' })}`
}

const wait = (ms: number) => new Promise<undefined>(resolve => setTimeout(resolve, ms, undefined))

/** Statuses of a proxy whose site is down or overloaded. */
const isUnavailable = ({ status }: Response) => status >= 502 && status <= 504

export function createResponders({ store, origin, texts }: Options) {
  /** URLs whose flight data were late: their document is next, and its copy is shown at once. */
  const lateUrls = new Set<string>()

  const findCopy = (url: string) => store.find(url).catch(() => undefined)

  async function createMarkedCopy(
    url: string,
    { response, storedAt }: NonNullable<Awaited<ReturnType<typeof findCopy>>>,
  ) {
    const { locale } = splitLocale(new URL(url).pathname)
    const text = texts[locale]['stored-pages:savedOn'].replace('{{date}}', formatStoredAt(locale, storedAt))
    return new Response(markDocument(await response.text(), text), { headers: await allowMark(response.headers) })
  }

  /** Prefers the language of the URL. A visitor of the other language alone has only that page. */
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
      writePageList(locale, pages, texts[locale]['stored-pages:groups']),
    )
    return new Response(html, { status: 503, headers: offlinePage.headers })
  }

  return {
    /** Responds from the network, else with the stored copy, else with the offline page. */
    respondToNavigation: async (event: NavigationEvent): Promise<Response> => {
      const url = event.request.url.replace(/#.*/, '')
      const load = async () => (await event.preloadResponse) ?? fetch(event.request)
      const network = load()
      const saved = network.then<unknown>(response => {
        if (isGone(response)) return store.remove(url)
        if (isPublicPage(new URL(url), origin) && isStorable(response) && isDocument(response))
          return store.saveDocument(url, response.clone())
        return undefined
      })
      event.waitUntil(saved.catch(() => undefined))
      const timeoutMs = lateUrls.delete(url) ? 0 : networkTimeoutMs
      const response = await Promise.race([network.catch(() => undefined), wait(timeoutMs)])
      if (response && !isUnavailable(response)) return response
      const copy = await findCopy(url)
      if (copy) return createMarkedCopy(url, copy)
      return network.catch(async (error: unknown) => {
        const offlinePage = await createOfflinePage(url).catch(() => undefined)
        if (offlinePage) return offlinePage
        throw error
      })
    },

    /** Responds to the router. Without a response in time, an error makes the router load the document. */
    respondToRouter: async ({ request }: RouterEvent, pageUrl: string): Promise<Response> => {
      const documentNeeded = new Response(null, { status: 504 })
      const network = fetch(request).catch(() => documentNeeded)
      const response = await Promise.race([network, wait(networkTimeoutMs)])
      if (response) return response
      if (request.signal.aborted || !(await findCopy(pageUrl))) return network
      lateUrls.add(pageUrl)
      // The router loads the document at once. A later visit waits for the network again.
      setTimeout(() => lateUrls.delete(pageUrl), networkTimeoutMs)
      return documentNeeded
    },
  }
}
