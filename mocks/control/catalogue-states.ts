import type { ProviderStateParams } from '#contracts/provider-states.ts'
import type { World } from '#mocks/world/world.ts'

type ParamsOf<N extends keyof ProviderStateParams> = ProviderStateParams[N]

const nextId = (all: readonly { readonly id: number }[]) => Math.max(0, ...all.map(({ id }) => id)) + 1

async function regionIdOf({ collections: { regions } }: World, name: string, nameEn: string): Promise<number> {
  const known = regions.findFirst(q => q.where(region => region.ru.name === name))
  if (known) return known.id
  const id = nextId(regions.all())
  await regions.create({ id, ru: { name }, en: { name: nameEn } })
  return id
}

export async function aCityExists(world: World, params: ParamsOf<'a city exists'>): Promise<void> {
  const { id, slug, name, name_en: nameEn, region, region_en: regionEn } = params
  const { cities } = world.collections
  cities.deleteMany(q => q.where(city => city.id === id || city.slug === slug))
  const city = { id, slug, name }
  const regionId = await regionIdOf(world, region, regionEn)
  await cities.create({ id, slug, regionId, ru: city, en: { ...city, name: nameEn } })
}

export function noCityHasTheSlug(world: World, { slug }: ParamsOf<'no city has the slug'>): void {
  world.collections.cities.deleteMany(q => q.where({ slug }))
}

export function noRegionsExist(world: World): void {
  world.collections.regions.clear()
  world.collections.cities.clear()
}

/** Whoever was in a category that is gone, or is another one now, is in it no more. */
function leave({ people }: World, isLeft: (categoryId: number) => boolean): void {
  const staying = people.all.map(person => ({
    ...person,
    categoryIds: person.categoryIds.filter(categoryId => !isLeft(categoryId)),
  }))
  people.put(...staying)
}

export async function aCategoryExists(world: World, params: ParamsOf<'a category exists'>): Promise<void> {
  const { id, slug, name, name_en: nameEn, parent_id: parentId } = params
  const { categories } = world.collections
  categories.deleteMany(q => q.where(category => category.id === id || category.slug === slug))
  leave(world, categoryId => categoryId === id)
  const category = { id, slug, name, parent_id: parentId }
  await categories.create({ id, slug, parentId, ru: category, en: { ...category, name: nameEn } })
}

export function noCategoryHasTheSlug(world: World, { slug }: ParamsOf<'no category has the slug'>): void {
  world.collections.categories.deleteMany(q => q.where({ slug }))
}

export function noCategoriesExist(world: World): void {
  world.collections.categories.clear()
  leave(world, () => true)
}
