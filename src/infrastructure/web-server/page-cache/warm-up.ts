import { getErrorEntry } from '#application/error-table.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import type { PageCache } from './page-cache.ts'

/** Refusing a request must not need a render. */
export async function renderRefusals(pages: Pick<PageCache, 'renderErrorPage'>): Promise<void> {
  for (const locale of locales) {
    await pages.renderErrorPage(locale, getErrorEntry('Overloaded'))
    await pages.renderErrorPage(locale, { status: 400, message: 'Bad Request' })
  }
}

/** The first start has no list of requested pages. */
const defaultPaths = [...locales.map(locale => localizePath(locale, '/')), '/moskva', '/sankt-peterburg']

export async function warmUp(pages: Pick<PageCache, 'get'>, mostRequested: readonly string[] = []): Promise<void> {
  for (const target of new Set([...mostRequested, ...defaultPaths])) {
    const address = readAddress(target)
    if (typeof address === 'string' || !address.route || address.key !== target) continue
    await Promise.resolve(pages.get(address)).catch(() => undefined)
  }
}
