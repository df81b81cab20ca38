import { isFixedWord } from '#domain/city/fixed-words.ts'
import type { CityOfRegion } from '#domain/city/spelled-city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { runtime } from '#infrastructure/web-server/runtime.ts'
import { errorEntry } from '#application/error-table.ts'
import type { RenderError } from './error-templates.ts'
import { type InlineScript, finishPage } from './finish-page.ts'
import type { Produced } from './swr-cache.ts'
import { ttl } from './freshness.ts'
import { bytesOf, type CachedResponse } from './cached-response.ts'

/** Cities near to what an address names; undefined where the API could not be asked. */
export type NearNames = (locale: Locale, path: string, id: string) => Promise<readonly CityOfRegion[] | undefined>

/** The cities that an address which was not found may have meant: none where it names no city. */
export const nearNames: NearNames = async (locale, path, id) => {
  const [first, second] = decodeURIComponent(path).split('/').filter(Boolean)
  const typed = locale === 'en' ? second : first
  if (typed === undefined || isFixedWord(typed)) return []
  const outcome = await runtime().scope.run({ locale, id }, async () => useCases.suggestCities(typed))
  return outcome.ok ? outcome.value : undefined
}

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
  (renderError: RenderError, inlineScript: InlineScript, suggestNear: NearNames): MissingPage =>
  async ({ locale, path, tag, id }) => {
    const near = await suggestNear(locale, path, id)
    const { status, message } = errorEntry(tag)
    const start = locale === 'en' ? '/en/' : '/'
    const errorOf = (rest: string) => ({ status, message, path: start + rest, tag, near: near ?? [] })
    const rendered = await renderError(locale, errorOf, path.slice(start.length))
    const value = await finishPage(rendered, inlineScript, status, near ? ttl.notFound : 'never')
    return near
      ? { partition: 'missing', value, bytes: bytesOf(value), ttl: ttl.notFound }
      : { partition: 'none', value }
  }
