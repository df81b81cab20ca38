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

/** After a start: the most visited pages. One that fails is rendered when somebody asks for it. */
export async function warmUp(pages: Pick<PageCache, 'get'>): Promise<void> {
  for (const path of ['/', '/en', '/moskva', '/sankt-peterburg']) {
    const address = readAddress(path)
    if (address !== 'malformed') await Promise.resolve(pages.get(address)).catch(() => undefined)
  }
}
