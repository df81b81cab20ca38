import { errorEntry, type ErrorTag } from '#application/error-table.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import type { PageCache } from './page-cache.ts'

const failures: readonly ErrorTag[] = ['ApiUnavailable', 'CityUnavailable', 'Defect']

/** Before the port opens: the error pages, which must be there when nothing can be rendered. */
export async function renderErrorPages(pages: Pick<PageCache, 'errorPage'>): Promise<void> {
  for (const locale of locales) {
    for (const tag of failures)
      for (const path of [localePath(locale, '/'), localePath(locale, '/moskva')])
        await pages.errorPage(locale, { ...errorEntry(tag), path }, 'start')
    await pages.errorPage(locale, errorEntry('Overloaded'))
    await pages.errorPage(locale, { status: 400, message: 'Bad Request' })
  }
}

/** What most people open, where nothing is known of an earlier run. */
const usual = ['/', '/en', '/moskva', '/sankt-peterburg']

/** After a start: the pages that were requested most before it. One that fails is rendered when somebody asks for it. */
export async function warmUp(pages: Pick<PageCache, 'get'>, mostAsked: readonly string[] = []): Promise<void> {
  for (const target of new Set([...mostAsked, ...usual])) {
    const address = readAddress(target)
    if (typeof address === 'string' || !address.route || address.key !== target) continue
    await Promise.resolve(pages.get(address)).catch(() => undefined)
  }
}
