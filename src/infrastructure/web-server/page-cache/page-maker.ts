import { errorEntry } from '../../../application/error-table'
import type { Locale } from '../../../domain/shared/locale'
import type { Address } from '../address'
import { runtime } from '../runtime'
import type { Ask, Rendered } from './ask-next'
import type { ErrorPage } from './error-address'
import type { Loader } from './finish-document'
import { finishPage } from './finish-page'
import type { Made, ShelfName } from './keeper'
import { freshFor } from './life'
import type { MissingPage } from './missing-pages'
import { bytesOf, type Page } from './page'
import { Overloaded } from './renders'

interface Maker {
  readonly ask: Ask
  readonly loader: Loader
  /** The page of a failure, with its number where it has one. */
  readonly failurePage: (locale: Locale, error: ErrorPage, id?: string) => Promise<Page>
  readonly missingPage: MissingPage
}

/** Makes the page of an address: Next's, or that of the error in which it ended. */
export function pageMaker({ ask, loader, failurePage, missingPage }: Maker) {
  const failed = async ({ locale, path }: Address, tag: string, id: string): Promise<Made<Page>> => {
    const { status, message } = errorEntry(tag)
    if (status !== 404) {
      // Who is turned away for want of time costs none: no number, no finishing.
      const number = tag === 'Overloaded' ? undefined : id
      return { shelf: 'none', value: await failurePage(locale, { status, message }, number) }
    }
    return missingPage({ locale, path, tag, id })
  }

  const found = async (address: Address, id: string): Promise<Made<Page>> => {
    const fresh = address.isFiltered ? freshFor.filteredList : address.route && freshOf[address.route.name]
    if (fresh === undefined) return failed(address, 'PageNotFound', id)
    const started = Date.now()
    const rendered = await ask(address.locale, address.inner, id)
    const { status, render } = rendered
    if (render.failure) return failed(address, render.failure._tag, id)
    if (status === 404) return failed(address, 'PageNotFound', id)
    if (status !== 200) throw new Error(`Next answered ${status}`)
    const ownLoader = wantsScripts.has(address.route?.name) ? { ...loader, code: loader.code + wakeAtOnce } : loader
    const page = await finishPage(rendered, ownLoader, 200, render.incomplete ? 'never' : fresh)
    runtime().logger.info('page made', {
      request: id,
      path: address.path,
      complete: !render.incomplete,
      ms: Date.now() - started,
    })
    const shelf = address.isFiltered ? 'searched' : render.pastEnd ? 'missing' : 'kept'
    return made(page, rendered, shelf, fresh)
  }

  return async (address: Address, id: string): Promise<Made<Page>> => {
    try {
      return await found(address, id)
    } catch (error) {
      const { logger } = runtime()
      const overloaded = error instanceof Overloaded
      if (overloaded) logger.warn('overloaded', { request: id, path: address.path })
      else logger.error('page failed', { request: id, path: address.path, error })
      return failed(address, overloaded ? 'Overloaded' : 'Defect', id)
    }
  }
}

/** A page with a block that failed is given once, never kept. */
function made(value: Page, { render }: Rendered, shelf: ShelfName, fresh: number): Made<Page> {
  return render.incomplete ? { shelf: 'none', value } : { shelf, value, bytes: bytesOf(value), fresh }
}

/** Pages that are of no use asleep. */
const wantsScripts: ReadonlySet<string | undefined> = new Set(['own', 'register', 'gallery'])

/** Touches the page: the loader of all other pages need not know of these. */
const wakeAtOnce = ";dispatchEvent(new Event('focusin'))"

const freshOf = {
  home: freshFor.home,
  city: freshFor.city,
  specialists: freshFor.list,
  profiles: freshFor.list,
  profile: freshFor.profile,
  text: freshFor.text,
  own: freshFor.ownShell,
  register: freshFor.ownShell,
  gallery: freshFor.gallery,
} as const
