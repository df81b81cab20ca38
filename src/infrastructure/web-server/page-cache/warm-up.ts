import { errorEntry, type ErrorTag } from '../../../application/error-table'
import { locales } from '../../../domain/shared/locale'
import { readAddress } from '../address'
import type { Pages } from './pages'

const failures: readonly ErrorTag[] = ['ApiUnavailable', 'CityUnavailable', 'Defect']

/** After a start: first the error pages, which must be there when nothing can be rendered, then what most people open. */
export async function warmUp(pages: Pages): Promise<void> {
  for (const locale of locales) {
    for (const tag of failures) await pages.errorPage(locale, errorEntry(tag), 'start')
    await pages.errorPage(locale, errorEntry('Overloaded'))
    await pages.errorPage(locale, { status: 400, message: 'Bad Request' })
  }
  for (const path of ['/', '/en', '/moskva', '/sankt-peterburg']) {
    const address = readAddress(path)
    if (address !== 'malformed') await pages.get(address)
  }
}
