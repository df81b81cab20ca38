import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import { createCategoryNameIndex, type CategoryNameIndex } from '#domain/category/category-name-index.ts'
import type { Category } from '#domain/category/category.ts'
import { createCityNameIndex, type CityNameIndex } from '#domain/city/city-name-index.ts'
import type { Region } from '#domain/city/city.ts'
import { interpretQuery } from '#domain/query/interpret-query.ts'
import { locales } from '#domain/shared/locale.ts'

interface InterpretSearchInput {
  readonly text: string
  /** Slug of the current city; null for the whole country. */
  readonly city: string | null
}

type InterpretSearchPorts = PickPorts<'translationGateway' | 'locale'>

export const interpretSearch = (ports: InterpretSearchPorts) =>
  Effect.fn('interpretSearch')(function* ({ text, city }: InterpretSearchInput) {
    const { categories, cities, isIncomplete } = yield* readNames(ports)
    const currentCity = (city === null ? undefined : cities.findBySlug(city)) ?? null
    return { interpretedQuery: interpretQuery(text, { categories, cities, currentCity }), currentCity, isIncomplete }
  })

const readNames = ({ translationGateway, locale }: InterpretSearchPorts) => {
  const currentLocale = locale.get()
  const orderedLocales = [currentLocale, ...locales.filter(other => other !== currentLocale)]
  const readAll = <T>(read: (targetLocale: (typeof orderedLocales)[number]) => Effect.Effect<readonly T[], unknown>) =>
    Effect.forEach(orderedLocales, targetLocale => read(targetLocale).pipe(Effect.orElseSucceed(() => undefined)), {
      concurrency: 'unbounded',
    })
  return Effect.all([readAll(translationGateway.listCategories), readAll(translationGateway.listRegions)], {
    concurrency: 'unbounded',
  }).pipe(
    Effect.map(([trees, regions]) => ({
      categories: getCategoryNameIndex(...splitFirst(trees)),
      cities: getCityNameIndex(...splitFirst(regions)),
      isIncomplete: [...trees, ...regions].includes(undefined),
    })),
  )
}

/** Always the same array, so that the memoized indexes are found while a list fails to load. */
const emptyList: readonly never[] = []

const splitFirst = <T>([current = emptyList, ...others]: readonly (readonly T[] | undefined)[]) =>
  [current, others.map(list => list ?? emptyList)] as const

/** The gateway returns the same array for an unchanged response. */
const memoizeByLists = <T, Names>(
  create: (current: readonly T[], translations: readonly (readonly T[])[]) => Names,
) => {
  const cache = new WeakMap<readonly T[], { readonly translations: readonly (readonly T[])[]; readonly names: Names }>()
  return (current: readonly T[], translations: readonly (readonly T[])[]): Names => {
    const cacheEntry = cache.get(current)
    if (cacheEntry && cacheEntry.translations.every((list, index) => list === translations[index]))
      return cacheEntry.names
    const names = create(current, translations)
    cache.set(current, { translations, names })
    return names
  }
}

const getCategoryNameIndex = memoizeByLists<Category, CategoryNameIndex>(createCategoryNameIndex)
const getCityNameIndex = memoizeByLists<Region, CityNameIndex>(createCityNameIndex)
