import type { CategoryRecord, CityRecord, Collections } from './collections.ts'

/** Indexes of cities and categories, because each query of a collection scans all its records. */
export class Catalog {
  readonly cities: ReadonlyMap<number, CityRecord>
  readonly citiesBySlug: ReadonlyMap<string, CityRecord>
  readonly categories: ReadonlyMap<number, CategoryRecord>
  readonly categoriesBySlug: ReadonlyMap<string, CategoryRecord>
  readonly children: ReadonlyMap<number | null, readonly CategoryRecord[]>
  readonly selfAndAncestors: ReadonlyMap<number, readonly number[]>

  constructor({ cities, categories }: Collections) {
    this.cities = new Map(cities.all().map(city => [city.id, city]))
    this.citiesBySlug = new Map(cities.all().map(city => [city.slug, city]))
    this.categories = new Map(categories.all().map(category => [category.id, category]))
    this.categoriesBySlug = new Map(categories.all().map(category => [category.slug, category]))
    const children = new Map<number | null, CategoryRecord[]>()
    for (const category of categories.all()) {
      children.set(category.parentId, [...(children.get(category.parentId) ?? []), category])
    }
    this.children = children
    // A category may follow its children: a provider state may have created it later.
    const listSelfAndAncestors = ({ id, parentId }: CategoryRecord): readonly number[] => {
      const parent = parentId === null ? undefined : this.categories.get(parentId)
      return [id, ...(parent ? listSelfAndAncestors(parent) : [])]
    }
    this.selfAndAncestors = new Map(categories.all().map(category => [category.id, listSelfAndAncestors(category)]))
  }

  getSelfAndDescendants(id: number): readonly number[] {
    return [id, ...(this.children.get(id) ?? []).flatMap(child => this.getSelfAndDescendants(child.id))]
  }
}
