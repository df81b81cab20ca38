import { errorEntry } from '#application/error-table.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import type { PageCache } from './page-cache.ts'

/** Renders error pages before the port opens, because refusing a request must not need a render. */
export async function renderRefusals(pages: Pick<PageCache, 'errorPage'>): Promise<void> {
  for (const locale of locales) {
    await pages.errorPage(locale, errorEntry('Overloaded'))
    await pages.errorPage(locale, { status: 400, message: 'Bad Request' })
  }
}

/** For the first start. */
const defaultPaths = [...locales.map(locale => localePath(locale, '/')), '/moskva', '/sankt-peterburg']

/** Renders the most requested pages after the port opens. A failed page is rendered on its first request. */
export async function warmUp(pages: Pick<PageCache, 'get'>, mostRequested: readonly string[] = []): Promise<void> {
  for (const target of new Set([...mostRequested, ...defaultPaths])) {
    const address = readAddress(target)
    if (typeof address === 'string' || !address.route || address.key !== target) continue
    await Promise.resolve(pages.get(address)).catch(() => undefined)
  }
}
