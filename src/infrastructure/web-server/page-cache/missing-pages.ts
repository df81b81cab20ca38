import { splitLocale } from '#application/routing/split-locale.ts'
import { isReservedSegment } from '#application/routing/city-slug.ts'
import type { CityWithRegion } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { UseCases } from '#application/use-cases.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { getErrorEntry } from '#application/error-table.ts'
import type { RenderNextUrl } from './render-next-url.ts'
import type { SlotRequest } from './task-slots.ts'
import { getErrorAddress } from './error-address.ts'
import type { FinishPage } from './finish-page.ts'
import type { RenderResult } from './swr-cache.ts'
import { ttl } from './freshness.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'

/** Resolves to undefined if the API failed. */
export type FindSimilarCities = (
  locale: Locale,
  path: string,
  requestId: string,
) => Promise<readonly CityWithRegion[] | undefined>

export const createSimilarCityFinder =
  ({ suggestCities }: Pick<UseCases, 'suggestCities'>): FindSimilarCities =>
  async (locale, path, requestId) => {
    const [firstSegment] = splitLocale(decodeURIComponent(path)).path.split('/').filter(Boolean)
    if (firstSegment === undefined || isReservedSegment(firstSegment)) return []
    const outcome = await getRuntime().scope.run({ locale, id: requestId }, async () => suggestCities(firstSegment))
    return outcome.ok ? outcome.value : undefined
  }

interface MissingPageRequest {
  readonly locale: Locale
  /** The requested path with the language prefix. */
  readonly path: string
  readonly tag: string
  readonly id: string
  readonly slotRequest: SlotRequest
}

export type RenderMissingPage = (request: MissingPageRequest) => Promise<RenderResult<CachedResponse>>

export const createMissingPageRenderer =
  (
    renderNextUrl: RenderNextUrl,
    finishPage: FinishPage,
    findSimilarCities: (...input: [...Parameters<FindSimilarCities>, SlotRequest]) => ReturnType<FindSimilarCities>,
  ): RenderMissingPage =>
  async ({ locale, path, tag, id, slotRequest }) => {
    const similarCities = await findSimilarCities(locale, path, id, slotRequest)
    const { status, message } = getErrorEntry(tag)
    const renderedPage = await renderNextUrl(
      locale,
      getErrorAddress(locale, { status, message, path, missingPageTag: tag, similarCities: similarCities ?? [] }),
      id,
      slotRequest,
    )
    const value = await finishPage(renderedPage, {
      status,
      maxAge: similarCities ? ttl.notFound : 'never',
      fetchesFlight: false,
    })
    return similarCities
      ? { partition: 'missing', value, bytes: getResponseSize(value), ttl: ttl.notFound }
      : { partition: 'none', value }
  }
