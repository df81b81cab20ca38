import type { CategoryWire } from '#infrastructure/api/category/category.endpoints.ts'
import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { CategoryRecord } from '#mocks/world/collections.ts'
import { toProfileWire, type Viewer } from '#mocks/world/profile-wire.ts'
import type { CategoryCount, World } from '#mocks/world/world.ts'

interface CategoryWithProfiles extends CategoryWire {
  readonly children: readonly CategoryWithProfiles[]
  readonly profiles?: readonly ProfileWire[]
}

export interface CategoryView {
  readonly world: World
  readonly viewer: Viewer
  readonly counts: ReadonlyMap<number, CategoryCount>
  readonly withProfiles: boolean
}

export function toCategoryWire(view: CategoryView, category: CategoryRecord): CategoryWithProfiles {
  const { world, viewer, counts, withProfiles } = view
  const { id, slug, name, parentId, description } = category[viewer.lang]
  const { count, bestPeople } = counts.get(id) ?? { count: 0, bestPeople: [] }
  return {
    id,
    slug,
    name,
    parent_id: parentId,
    description,
    profiles_count: count,
    children: (world.catalog.children.get(id) ?? []).map(child => toCategoryWire(view, child)),
    ...(withProfiles ? { profiles: bestPeople.map(person => toProfileWire(world, person, viewer)) } : {}),
  }
}
