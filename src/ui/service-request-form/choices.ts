import type { Category } from '#domain/category/category.ts'
import { suggestCategories } from '#domain/category/suggest-categories.ts'
import { filterCities } from '#domain/city/filter-cities.ts'
import { createCityIndex } from '#domain/city/city-index.ts'
import type { Region } from '#domain/city/city.ts'
import { getLargestCities } from '#domain/city/large-cities.ts'

export interface Choice {
  /** The id as a string. */
  readonly value: string
  readonly name: string
  /** Distinguishes choices of the same name. */
  readonly detail?: string
  readonly slug: string
}

export interface Choices {
  /** Shown before any input. */
  readonly first: readonly Choice[]
  readonly find: (typed: string) => readonly Choice[]
  readonly get: (value: string) => Choice | undefined
}

const maxChoices = 30

/** Categories of all levels. Before any input, shows the preferred ones if any is known. */
export function createCategoryChoices(tree: readonly Category[], preferred: readonly number[]): Choices {
  const all = flatten(tree, undefined)
  const { bySlug, byId } = createLookups(all)
  const own = preferred.flatMap(id => byId.get(String(id)) ?? [])
  return {
    first: own.length > 0 ? own : all,
    find: typed => suggestCategories(tree, typed, maxChoices).categories.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    get: value => byId.get(value),
  }
}

const createLookups = (all: readonly Choice[]) => ({
  bySlug: new Map(all.map(choice => [choice.slug, choice])),
  byId: new Map(all.map(choice => [choice.value, choice])),
})

const flatten = (categories: readonly Category[], parent: string | undefined): readonly Choice[] =>
  categories.flatMap(({ id, slug, name, children }) => [
    { value: String(id), slug, name, ...(parent !== undefined && { detail: parent }) },
    ...flatten(children, name),
  ])

/** Cities with their regions. Before any input, shows the largest. */
export function createCityChoices(regions: readonly Region[]): Choices {
  const index = createCityIndex(regions)
  const all = regions.flatMap(({ name: region, cities }) =>
    cities.map(({ id, slug, name }) => ({ value: String(id), slug, name, detail: region })),
  )
  const { bySlug, byId } = createLookups(all)
  return {
    first: getLargestCities(regions).flatMap(({ slug }) => bySlug.get(slug) ?? []),
    find: typed => filterCities(index, typed, maxChoices).cities.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    get: value => byId.get(value),
  }
}
