import type { ProviderStateParams } from '#contracts/provider-states.ts'
import type { World } from '#mocks/world/world.ts'

type Params<N extends keyof ProviderStateParams> = ProviderStateParams[N]

const getNextId = (records: readonly { readonly id: number }[]) => Math.max(0, ...records.map(({ id }) => id)) + 1

async function findOrCreateRegion({ collections: { regions } }: World, name: string, nameEn: string): Promise<number> {
  const existingRegion = regions.findFirst(q => q.where(region => region.ru.name === name))
  if (existingRegion) return existingRegion.id
  const id = getNextId(regions.all())
  await regions.create({ id, ru: { name }, en: { name: nameEn } })
  return id
}

export async function createCity(world: World, params: Params<'a city exists'>): Promise<void> {
  const { id, slug, name, name_en: nameEn, region, region_en: regionEn } = params
  const { cities } = world.collections
  cities.deleteMany(q => q.where(city => city.id === id || city.slug === slug))
  const city = { id, slug, name }
  const regionId = await findOrCreateRegion(world, region, regionEn)
  await cities.create({ id, slug, regionId, ru: city, en: { ...city, name: nameEn } })
}

export function removeCity(world: World, { slug }: Params<'no city has the slug'>): void {
  world.collections.cities.deleteMany(q => q.where({ slug }))
}

export function removeRegions(world: World): void {
  world.collections.regions.clear()
  world.collections.cities.clear()
}

function unassignCategories({ people }: World, isRemoved: (categoryId: number) => boolean): void {
  const updatedPeople = people.specialists.map(person => ({
    ...person,
    categoryIds: person.categoryIds.filter(categoryId => !isRemoved(categoryId)),
  }))
  people.put(...updatedPeople)
}

export async function createCategory(world: World, params: Params<'a category exists'>): Promise<void> {
  const { id, slug, name, name_en: nameEn, parent_id: parentId } = params
  const { categories } = world.collections
  categories.deleteMany(q => q.where(category => category.id === id || category.slug === slug))
  // People of the replaced category do not offer the new one.
  unassignCategories(world, categoryId => categoryId === id)
  const category = { id, slug, name, parent_id: parentId }
  await categories.create({ id, slug, parentId, ru: category, en: { ...category, name: nameEn } })
}

export function removeCategory(world: World, { slug }: Params<'no category has the slug'>): void {
  world.collections.categories.deleteMany(q => q.where({ slug }))
}

export function removeCategories(world: World): void {
  world.collections.categories.clear()
  unassignCategories(world, () => true)
}
