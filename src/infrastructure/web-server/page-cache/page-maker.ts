import { errorEntry } from '../../../application/error-table'
import type { Locale } from '../../../domain/shared/locale'
import type { Address } from '../address'
import { runtime } from '../runtime'
import type { Rendered } from './ask-next'
import { errorAddress, type ErrorPage } from './error-address'
import { finishPage } from './finish-page'
import type { Made } from './keeper'
import { freshFor } from './life'
import { bytesOf, type Page } from './page'
import { Overloaded } from './renders'

interface Maker {
  readonly ask: (locale: Locale, address: string) => Promise<Rendered>
  /** The loader of sleeping pages, minified. */
  readonly loader: string
  /** A failure's page, the same for every address. */
  readonly failurePage: (locale: Locale, error: ErrorPage) => Promise<Page>
}

/** Makes the page of an address: Next's, or that of the error in which it ended. */
export function pageMaker({ ask, loader, failurePage }: Maker) {
  const failed = async ({ locale, path }: Address, tag: string): Promise<Made<Page>> => {
    const { status, message } = errorEntry(tag)
    if (status !== 404) return { shelf: 'none', value: await failurePage(locale, { status, message }) }
    const rendered = await ask(locale, errorAddress(locale, { status, message, path, tag }))
    const page = await finishPage(rendered, loader, status, freshFor.notFound)
    return made(page, rendered, 'missing', freshFor.notFound)
  }

  const found = async (address: Address): Promise<Made<Page>> => {
    const fresh = address.route && freshOf[address.route.name]
    if (fresh === undefined) return failed(address, 'PageNotFound')
    const started = Date.now()
    const rendered = await ask(address.locale, address.key)
    const { status, render } = rendered
    if (render.failure) return failed(address, render.failure._tag)
    if (status === 404) return failed(address, 'PageNotFound')
    if (status !== 200) throw new Error(`Next answered ${status}`)
    const page = await finishPage(rendered, loader, 200, render.incomplete ? 'never' : fresh)
    runtime().logger.info('page made', { path: address.path, complete: !render.incomplete, ms: Date.now() - started })
    return made(page, rendered, 'kept', fresh)
  }

  return async (address: Address): Promise<Made<Page>> => {
    try {
      return await found(address)
    } catch (error) {
      const tag = error instanceof Overloaded ? 'Overloaded' : 'Defect'
      runtime().logger.error('page failed', { path: address.path, tag, error })
      return failed(address, tag)
    }
  }
}

/** A page with a block that failed is given once, never kept. */
function made(value: Page, { render }: Rendered, shelf: 'kept' | 'missing', fresh: number): Made<Page> {
  return render.incomplete ? { shelf: 'none', value } : { shelf, value, bytes: bytesOf(value), fresh }
}

const freshOf = {
  home: freshFor.home,
  city: freshFor.city,
  specialists: freshFor.list,
  profiles: freshFor.list,
  profile: freshFor.profile,
} as const
