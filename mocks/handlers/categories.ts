import { countedByCategory } from '#mocks/world/counted.ts'
import type { World } from '#mocks/world/world.ts'
import type { Handlers, MockRequest } from './answering.ts'
import { categoryWire, type CategoryView } from './category-wire.ts'
import { idOf } from './numbers.ts'
import { noSuchCategory } from './refusal.ts'

const viewOf = (world: World, { query, asker }: MockRequest): CategoryView => ({
  world,
  asker,
  counted: countedByCategory(world, idOf(query, 'city_id')),
  withProfiles: query.get('withProfiles') === '1',
})

export const categoryHandlers = {
  categories: (world, asked) => {
    const view = viewOf(world, asked)
    return { categories: (world.places.children.get(null) ?? []).map(top => categoryWire(view, top)) }
  },
  categoryBySlug: (world, asked) => {
    const category = world.places.categoriesBySlug.get(asked.param)
    return category ? { category: categoryWire(viewOf(world, asked), category) } : noSuchCategory
  },
} satisfies Handlers
