import type { CategoryWire } from '#infrastructure/api/category/category.endpoints.ts'
import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { CategoryRecord } from '#mocks/world/collections.ts'
import { profileWire, type Viewer } from '#mocks/world/profile-wire.ts'
import type { Counted, World } from '#mocks/world/world.ts'

interface CategoryWithProfiles extends CategoryWire {
  readonly children: readonly CategoryWithProfiles[]
  readonly profiles?: readonly ProfileWire[]
}

export interface CategoryView {
  readonly world: World
  readonly asker: Viewer
  readonly counted: ReadonlyMap<number, Counted>
  readonly withProfiles: boolean
}

/** A category with all that stands under it. */
export function categoryWire(view: CategoryView, category: CategoryRecord): CategoryWithProfiles {
  const { world, asker, counted, withProfiles } = view
  const { id, slug, name, parentId, description } = category[asker.lang]
  const { count, best } = counted.get(id) ?? { count: 0, best: [] }
  return {
    id,
    slug,
    name,
    parent_id: parentId,
    description,
    profiles_count: count,
    children: (world.places.children.get(id) ?? []).map(child => categoryWire(view, child)),
    ...(withProfiles ? { profiles: best.map(person => profileWire(world, person, asker)) } : {}),
  }
}
