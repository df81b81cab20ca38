import type { Effect } from 'effect'
import type { Category, CategoryNotFound, TopCategory } from '#domain/category/category.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

export interface CategoryGateway {
  /** The tree; counts are the city's, or the whole country's without one. Faces make the answer heavy. */
  readonly tree: (where: {
    readonly cityId?: number
    readonly withFaces?: boolean
  }) => Effect.Effect<readonly TopCategory[], ApiUnavailable>
  readonly bySlug: (asked: {
    readonly slug: string
    readonly cityId?: number
  }) => Effect.Effect<Category, CategoryNotFound | ApiUnavailable>
}
