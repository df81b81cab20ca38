import { errorEntry } from '../../../application/error-table'
import type { Locale } from '../../../domain/shared/locale'
import type { RenderError } from './error-templates'
import type { Loader } from './finish-document'
import { finishPage } from './finish-page'
import type { Made } from './keeper'
import { freshFor } from './life'
import type { NearNames } from './near-names'
import { bytesOf, type Page } from './page'

interface Missing {
  readonly locale: Locale
  /** As in the address, `/en` included. */
  readonly path: string
  readonly tag: string
  readonly id: string
}

export type MissingPage = (missing: Missing) => Promise<Made<Page>>

/** Pages of addresses that are not found. One whose near names could not be read is given once, never kept. */
export const missingPages =
  (renderError: RenderError, loader: Loader, nearNames: NearNames): MissingPage =>
  async ({ locale, path, tag, id }) => {
    const near = await nearNames(locale, path, id)
    const { status, message } = errorEntry(tag)
    const start = locale === 'en' ? '/en/' : '/'
    const errorOf = (rest: string) => ({ status, message, path: start + rest, tag, near: near ?? [] })
    const rendered = await renderError(locale, errorOf, path.slice(start.length))
    const value = await finishPage(rendered, loader, status, near ? freshFor.notFound : 'never')
    return near
      ? { shelf: 'missing', value, bytes: bytesOf(value), fresh: freshFor.notFound }
      : { shelf: 'none', value }
  }
