import type { Effect } from 'effect'
import type { Category, CategoryNotFound } from '../../domain/category/category'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'

export interface CategoryGateway {
  /** The tree; counts are the city's, or the whole country's without one. */
  readonly tree: (where: { readonly cityId?: number }) => Effect.Effect<readonly Category[], ApiUnavailable>
  readonly bySlug: (asked: {
    readonly slug: string
    readonly cityId?: number
  }) => Effect.Effect<Category, CategoryNotFound | ApiUnavailable>
}
