import { countByCategory } from '#mocks/world/count-by-category.ts'
import type { World } from '#mocks/world/world.ts'
import type { Handlers, MockRequest } from './handler.ts'
import { toCategoryWire, type CategoryView } from './category-wire.ts'
import { getId } from './query-numbers.ts'
import { noSuchCategory } from './refusal.ts'

const createView = (world: World, { query, viewer }: MockRequest): CategoryView => ({
  world,
  viewer,
  counts: countByCategory(world, getId(query, 'city_id')),
  withProfiles: query.get('withProfiles') === '1',
})

export const categoryHandlers = {
  categories: (world, request) => {
    const view = createView(world, request)
    return { categories: (world.catalog.children.get(null) ?? []).map(top => toCategoryWire(view, top)) }
  },
  categoryBySlug: (world, request) => {
    const category = world.catalog.categoriesBySlug.get(request.param)
    return category ? { category: toCategoryWire(createView(world, request), category) } : noSuchCategory
  },
} satisfies Handlers
