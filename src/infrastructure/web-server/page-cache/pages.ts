import { errorEntry } from '../../../application/error-table'
import type { Locale } from '../../../domain/shared/locale'
import type { Address } from '../address'
import { runtime } from '../runtime'
import type { Rendered } from './ask-next'
import { bodyOf } from './body'
import { errorAddress, type ErrorPage } from './error-address'
import { finishDocument } from './finish-document'
import { keeper, type Given, type Keeper, type Made } from './keeper'
import { freshFor } from './life'
import { bytesOf, type Page } from './page'
import type { PageSource } from './page-source'
import { boundedRenders, Overloaded } from './renders'
import { sendPage } from './send-page'

export interface PagesOptions {
  readonly ask: (locale: Locale, address: string) => Promise<Rendered>
  /** The loader of sleeping pages, minified. */
  readonly loader: string
  readonly bytes: number
  readonly rendersAtOnce: number
  readonly now?: () => number
}

/** A render waits its turn for this long (ms) before the site says that it is overloaded. */
const patience = 3000

export interface Pages extends PageSource {
  readonly get: (address: Address) => Given<Page> | Promise<Given<Page>>
  /** A write made the pages of these paths old. */
  readonly markOld: (paths: ReadonlySet<string>) => void
  readonly sizes: Keeper<Page>['sizes']
}

/** Every page of the site, made by Next once and answered from memory. */
export function pages({ ask, loader, bytes, rendersAtOnce, now }: PagesOptions): Pages {
  const kept = keeper<Page>({ bytes, missingBytes: Math.ceil(bytes / 8), ...(now && { now }) })
  const bounded = boundedRenders(rendersAtOnce, patience)

  const pageOf = async ({ headers, render }: Rendered, status: number, life: Page['life']): Promise<Page> => {
    if (!render.made) throw new Error('Next made no page')
    const { html, policy } = finishDocument(render.made.html, loader)
    const [document, rsc, ...segments] = await Promise.all([
      bodyOf('text/html; charset=utf-8', html),
      bodyOf('text/x-component', render.made.rsc),
      ...[...render.made.segments].map(
        async ([name, content]) => [name, await bodyOf('text/x-component', content)] as const,
      ),
    ])
    const router = { rsc, segments: new Map(segments), rewritten: headers }
    return { status, policy, document, life, ...(status === 200 && router) }
  }

  const makeError = async (locale: Locale, error: ErrorPage): Promise<Page> => {
    const rendered = await bounded(() => ask(locale, errorAddress(locale, error)))
    return pageOf(rendered, error.status, error.status === 404 ? freshFor.notFound : 'never')
  }

  const errorPage: Pages['errorPage'] = async (locale, error) => {
    const given = await kept.get(errorAddress(locale, error), async () => {
      const value = await makeError(locale, error)
      return { shelf: 'kept', value, bytes: bytesOf(value), fresh: freshFor.errorPage }
    })
    return given.value
  }

  const failed = async ({ locale, path }: Address, tag: string): Promise<Made<Page>> => {
    const { status, message } = errorEntry(tag)
    if (status !== 404) return { shelf: 'none', value: await errorPage(locale, { status, message }) }
    const value = await makeError(locale, { status, message, path, tag })
    return { shelf: 'missing', value, bytes: bytesOf(value), fresh: freshFor.notFound }
  }

  const make = async (address: Address): Promise<Made<Page>> => {
    const fresh = address.route && freshOf[address.route.name]
    if (fresh === undefined) return failed(address, 'PageNotFound')
    try {
      const rendered = await bounded(() => ask(address.locale, address.key))
      const { failure, incomplete, made } = rendered.render
      if (failure) return await failed(address, failure._tag)
      if (rendered.status !== 200 || !made)
        return await failed(address, rendered.status === 404 ? 'PageNotFound' : 'Defect')
      const value = await pageOf(rendered, 200, incomplete ? 'never' : fresh)
      return incomplete ? { shelf: 'none', value } : { shelf: 'kept', value, bytes: bytesOf(value), fresh }
    } catch (error) {
      if (!(error instanceof Overloaded)) runtime().logger.error('page failed', { path: address.path, error })
      return failed(address, error instanceof Overloaded ? 'Overloaded' : 'Defect')
    }
  }

  const get: Pages['get'] = address => kept.get(address.key, () => make(address))

  return {
    get,
    async answer(request, reply, address, headers) {
      const given = get(address)
      sendPage(request, reply, given instanceof Promise ? await given : given, headers)
      return reply
    },
    errorPage,
    sharedRead: (key, read) => kept.get(key, read),
    markOld: paths => {
      kept.markOld(key => paths.has(key.split('?', 1)[0] ?? key))
    },
    sizes: kept.sizes,
  }
}

const freshOf = {
  home: freshFor.home,
  city: freshFor.city,
  specialists: freshFor.list,
  profiles: freshFor.list,
  profile: freshFor.profile,
} as const
