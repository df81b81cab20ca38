import { errorEntry } from '#application/error-table.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import type { PageCache } from './page-cache.ts'

/** Refusing a request must not need a render, so these pages are rendered before the port opens. */
export async function renderRefusals(pages: Pick<PageCache, 'errorPage'>): Promise<void> {
  for (const locale of locales) {
    await pages.errorPage(locale, errorEntry('Overloaded'))
    await pages.errorPage(locale, { status: 400, message: 'Bad Request' })
  }
}

/** What most people open, where nothing is known of an earlier run. */
const defaultPaths = [...locales.map(locale => localePath(locale, '/')), '/moskva', '/sankt-peterburg']

/** Once the port is open: renders the pages that were requested most before the restart. A page that fails is rendered on its first request. */
export async function warmUp(pages: Pick<PageCache, 'get'>, mostRequested: readonly string[] = []): Promise<void> {
  for (const target of new Set([...mostRequested, ...defaultPaths])) {
    const address = readAddress(target)
    if (typeof address === 'string' || !address.route || address.key !== target) continue
    await Promise.resolve(pages.get(address)).catch(() => undefined)
  }
}
