import type { Category } from '#domain/category/category.ts'
import { suggestCategories } from '#domain/category/suggest-categories.ts'
import type { Region } from '#domain/city/city.ts'
import { getFeaturedCities } from '#domain/city/large-cities.ts'
import type { CityMatches } from '#ui/city/city-matches.queries.ts'

export interface Choice {
  readonly value: string
  readonly name: string
  /** Distinguishes choices of the same name. */
  readonly detail?: string
  readonly slug: string
}

export interface Choices {
  readonly initialChoices: readonly Choice[]
  readonly find: (text: string) => readonly Choice[]
  readonly get: (value: string) => Choice | undefined
}

export type ChoicesState = Choices | 'loading' | 'failed'

const maxChoices = 30

export function findChoice(
  value: string,
  choices: ChoicesState,
  fallbackChoice: Choice | undefined,
): Choice | undefined {
  if (value === '') return undefined
  const loadedChoice = typeof choices === 'string' ? undefined : choices.get(value)
  return loadedChoice ?? (fallbackChoice?.value === value ? fallbackChoice : undefined)
}

export function createCategoryChoices(tree: readonly Category[], preferredIds: readonly number[]): Choices {
  const allChoices = flatten(tree, undefined)
  const { choicesBySlug, choicesById } = createLookups(allChoices)
  const preferredChoices = preferredIds.flatMap(id => choicesById.get(String(id)) ?? [])
  return {
    initialChoices: preferredChoices.length > 0 ? preferredChoices : allChoices,
    find: text =>
      suggestCategories(tree, text, maxChoices).categories.flatMap(({ slug }) => choicesBySlug.get(slug) ?? []),
    get: value => choicesById.get(value),
  }
}

const createLookups = (choices: readonly Choice[]) => ({
  choicesBySlug: new Map(choices.map(choice => [choice.slug, choice])),
  choicesById: new Map(choices.map(choice => [choice.value, choice])),
})

const flatten = (categories: readonly Category[], parentName: string | undefined): readonly Choice[] =>
  categories.flatMap(({ id, slug, name, children }) => [
    { value: String(id), slug, name, ...(parentName !== undefined && { detail: parentName }) },
    ...flatten(children, name),
  ])

export function createCityChoices(regions: readonly Region[], foundCities: CityMatches['cities']): Choices {
  const loadedChoices = regions.flatMap(({ name: region, cities }) =>
    cities.map(({ id, slug, name }) => ({ value: String(id), slug, name, detail: region })),
  )
  const foundChoices = foundCities.flatMap(({ id, slug, name, region }) =>
    id === undefined ? [] : [{ value: String(id), slug, name, detail: region }],
  )
  const { choicesBySlug, choicesById } = createLookups([...loadedChoices, ...foundChoices])
  return {
    initialChoices: getFeaturedCities(regions).cities.flatMap(({ slug }) => choicesBySlug.get(slug) ?? []),
    find: () => foundCities.slice(0, maxChoices).flatMap(({ slug }) => choicesBySlug.get(slug) ?? []),
    get: value => choicesById.get(value),
  }
}
