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
    const selfAndAncestors = new Map<number, readonly number[]>()
    for (const { id, parentId } of categories.all()) {
      selfAndAncestors.set(id, [id, ...(parentId === null ? [] : (selfAndAncestors.get(parentId) ?? []))])
    }
    this.selfAndAncestors = selfAndAncestors
  }

  getSelfAndDescendants(id: number): readonly number[] {
    return [id, ...(this.children.get(id) ?? []).flatMap(child => this.getSelfAndDescendants(child.id))]
  }
}
