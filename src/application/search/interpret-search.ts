import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import { createCategoryNames, type CategoryNames } from '#domain/category/category-names.ts'
import type { Category } from '#domain/category/category.ts'
import { createCityNames, type CityNames } from '#domain/city/city-names.ts'
import type { Region } from '#domain/city/city.ts'
import { interpretQuery } from '#domain/query/interpret-query.ts'
import { locales } from '#domain/shared/locale.ts'

interface InterpretSearchInput {
  readonly text: string
  /** Slug of the current city; null for the whole country. */
  readonly city: string | null
}

type InterpretSearchPorts = Needs<'translationGateway' | 'locale'>

/** Splits a search into category, city and rest, by the names in every language. Names that can't be read are not understood. */
export const interpretSearch = (ports: InterpretSearchPorts) =>
  Effect.fn('interpretSearch')(function* ({ text, city }: InterpretSearchInput) {
    const { categories, cities } = yield* readNames(ports)
    const currentCity = city === null ? undefined : cities.findBySlug(city)
    return interpretQuery(text, { categories, cities, currentCity: currentCity ?? null })
  })

const readNames = ({ translationGateway, locale }: InterpretSearchPorts) => {
  const shown = locale.current()
  const languages = [shown, ...locales.filter(other => other !== shown)]
  const readAll = <T>(read: (language: (typeof languages)[number]) => Effect.Effect<readonly T[], unknown>) =>
    Effect.forEach(languages, language => read(language).pipe(Effect.orElseSucceed((): readonly T[] => [])), {
      concurrency: 'unbounded',
    })
  return Effect.all([readAll(translationGateway.categories), readAll(translationGateway.regions)], {
    concurrency: 'unbounded',
  }).pipe(
    Effect.map(([[tree = [], ...trees], [regions = [], ...otherRegions]]) => ({
      categories: getCategoryNames(tree, trees),
      cities: getCityNames(regions, otherRegions),
    })),
  )
}

/** Memoizes by list identity: the gateway returns the same array for an unchanged response. */
const memoizeByLists = <T, Names>(create: (shown: readonly T[], others: readonly (readonly T[])[]) => Names) => {
  const created = new WeakMap<readonly T[], { readonly others: readonly (readonly T[])[]; readonly names: Names }>()
  return (shown: readonly T[], others: readonly (readonly T[])[]): Names => {
    const known = created.get(shown)
    if (known && known.others.every((list, index) => list === others[index])) return known.names
    const names = create(shown, others)
    created.set(shown, { others, names })
    return names
  }
}

const getCategoryNames = memoizeByLists<Category, CategoryNames>(createCategoryNames)
const getCityNames = memoizeByLists<Region, CityNames>(createCityNames)
