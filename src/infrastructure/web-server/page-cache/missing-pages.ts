import { splitLocale } from '#application/routing/split-locale.ts'
import { isReservedSegment } from '#application/routing/city-slug.ts'
import type { CityWithRegion } from '#domain/city/find-similar-cities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { UseCases } from '#application/use-cases.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { errorEntry } from '#application/error-table.ts'
import type { SlotRequest } from './render-slots.ts'
import type { Ask } from './renders.ts'
import { errorAddress } from './error-address.ts'
import type { FinishPage } from './finish-page.ts'
import type { Produced } from './swr-cache.ts'
import { ttl } from './freshness.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'

/** Cities whose names resemble an address; undefined if the API failed. */
export type FindSimilarCities = (
  locale: Locale,
  path: string,
  id: string,
) => Promise<readonly CityWithRegion[] | undefined>

/** Suggests cities for an address that was not found; none if its first segment is reserved. */
export const createFindSimilarCities =
  ({ suggestCities }: Pick<UseCases, 'suggestCities'>): FindSimilarCities =>
  async (locale, path, id) => {
    const [typed] = splitLocale(decodeURIComponent(path)).path.split('/').filter(Boolean)
    if (typed === undefined || isReservedSegment(typed)) return []
    const outcome = await getRuntime().scope.run({ locale, id }, async () => suggestCities(typed))
    return outcome.ok ? outcome.value : undefined
  }

interface Missing {
  readonly locale: Locale
  /** The requested path with the language prefix. */
  readonly path: string
  readonly tag: string
  readonly id: string
  readonly slotRequest: SlotRequest
}

export type MissingPage = (missing: Missing) => Promise<Produced<CachedResponse>>

/** Renders 404 pages. Without suggestions, because the API failed, a page is served once and not stored. */
export const createMissingPage =
  (
    ask: Ask,
    finishPage: FinishPage,
    suggestNear: (...asked: [...Parameters<FindSimilarCities>, SlotRequest]) => ReturnType<FindSimilarCities>,
  ): MissingPage =>
  async ({ locale, path, tag, id, slotRequest }) => {
    const near = await suggestNear(locale, path, id, slotRequest)
    const { status, message } = errorEntry(tag)
    const rendered = await ask(
      locale,
      errorAddress(locale, { status, message, path, tag, near: near ?? [] }),
      id,
      slotRequest,
    )
    const value = await finishPage(rendered, {
      status,
      maxAge: near ? ttl.notFound : 'never',
      fetchesFlight: false,
    })
    return near
      ? { partition: 'missing', value, bytes: getResponseSize(value), ttl: ttl.notFound }
      : { partition: 'none', value }
  }
