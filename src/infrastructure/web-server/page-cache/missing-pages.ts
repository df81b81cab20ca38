import { errorEntry } from '#application/error-table.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { RenderError } from './error-templates.ts'
import type { InlineScript } from './finish-document.ts'
import { finishPage } from './finish-page.ts'
import type { Produced } from './swr-cache.ts'
import { ttl } from './freshness.ts'
import type { NearNames } from './near-names.ts'
import { bytesOf, type CachedResponse } from './cached-response.ts'

interface Missing {
  readonly locale: Locale
  /** As in the address, `/en` included. */
  readonly path: string
  readonly tag: string
  readonly id: string
}

export type MissingPage = (missing: Missing) => Promise<Produced<CachedResponse>>

/** Pages of addresses that are not found. One whose near names could not be read is given once, never kept. */
export const missingPages =
  (renderError: RenderError, inlineScript: InlineScript, nearNames: NearNames): MissingPage =>
  async ({ locale, path, tag, id }) => {
    const near = await nearNames(locale, path, id)
    const { status, message } = errorEntry(tag)
    const start = locale === 'en' ? '/en/' : '/'
    const errorOf = (rest: string) => ({ status, message, path: start + rest, tag, near: near ?? [] })
    const rendered = await renderError(locale, errorOf, path.slice(start.length))
    const value = await finishPage(rendered, inlineScript, status, near ? ttl.notFound : 'never')
    return near
      ? { partition: 'missing', value, bytes: bytesOf(value), ttl: ttl.notFound }
      : { partition: 'none', value }
  }
