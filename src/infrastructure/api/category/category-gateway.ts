import { Effect } from 'effect'
import type { CategoryGateway } from '#application/category/category.ports.ts'
import type { CategoryNotFound } from '#domain/category/category.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/gateway-errors.ts'

export const categoryGateway = ({ call }: ApiClient): CategoryGateway => ({
  tree: ({ withFaces: withProfiles = false, ...where }) =>
    call('categories', { params: {}, query: { ...where, withProfiles } }).pipe(
      Effect.map(({ categories }) => categories),
      notFoundAsUnavailable,
    ),
  bySlug: ({ slug, ...where }) =>
    call('categoryBySlug', { params: { slug }, query: where }).pipe(
      Effect.map(({ category }) => category),
      Effect.catchTag('NotFound', () => Effect.fail<CategoryNotFound>({ _tag: 'CategoryNotFound', slug })),
    ),
})
