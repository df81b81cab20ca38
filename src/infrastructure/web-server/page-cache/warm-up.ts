import { errorEntry } from '#application/error-table.ts'
import { locales } from '#domain/shared/locale.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import type { PageCache } from './page-cache.ts'

/** Before the port opens: what refuses a request must be there when too many come at once. */
export async function renderRefusals(pages: Pick<PageCache, 'errorPage'>): Promise<void> {
  for (const locale of locales) {
    await pages.errorPage(locale, errorEntry('Overloaded'))
    await pages.errorPage(locale, { status: 400, message: 'Bad Request' })
  }
}

/** What most people open, where nothing is known of an earlier run. */
const usual = ['/', '/en', '/moskva', '/sankt-peterburg']

/** After that: the pages that were requested most before it. One that fails is rendered when somebody asks for it. */
export async function warmUp(pages: Pick<PageCache, 'get'>, mostAsked: readonly string[] = []): Promise<void> {
  for (const target of new Set([...mostAsked, ...usual])) {
    const address = readAddress(target)
    if (typeof address === 'string' || !address.route || address.key !== target) continue
    await Promise.resolve(pages.get(address)).catch(() => undefined)
  }
}
