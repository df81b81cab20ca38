import type { Category } from '#domain/category/category.ts'
import type { CategoryNames } from '#domain/category/category-names.ts'
import type { CityNames, NamedCity } from '#domain/city/city-names.ts'
import { getQueryReadings } from './query-readings.ts'
import { findMatches, getLength, isMarkedAsPlace, overlaps, type Match, type Span } from './query-spans.ts'
import {
  cleanQuery,
  isCheapWord,
  isCityWord,
  isStopWord,
  isNearbyWord,
  isIntentWord,
  type QueryWord,
} from '#domain/search/query-words.ts'

export interface QueryContext {
  readonly categories: CategoryNames
  readonly cities: CityNames
  /** Null: the whole country. */
  readonly currentCity: NamedCity | null
}

export interface InterpretedQuery {
  readonly category: Category | null
  /** The city that the text names, or the current one for 'рядом'. */
  readonly city: NamedCity | null
  readonly sort?: 'price'
  /** The words that are not understood, as typed; empty for none. */
  readonly rest: string
  /**
   * False if a typing error was corrected, or if the text is only a city name, which may also be a person's name. A text
   * search with results then takes precedence.
   */
  readonly isCertain: boolean
}

/** Splits a typed line into category, city and rest: 'недорогой сантехник в казани'. */
export const interpretQuery = (text: string, context: QueryContext): InterpretedQuery => {
  const readings = getQueryReadings(text).map(words => ({ words, found: findCategoryAndCity(words, context) }))
  const [best = { words: [], found: nothing }] = readings.toSorted((a, b) => countWords(b.found) - countWords(a.found))
  const { words } = best
  const found = refineCategory(words, best.found, context)
  const corrected = correctErrors(words, found, context)
  return toInterpretedQuery(text, words, corrected, context, isExact(words, corrected, found))
}

interface Found {
  readonly category?: Match<Category>
  readonly city?: Match<NamedCity>
  /** Other words about the category. */
  readonly details: readonly Span[]
}

const nothing: Found = { details: [] }

const countWords = ({ category, city }: Found): number =>
  (category ? getLength(category) : 0) + (city ? getLength(city) : 0)

/** The category and the city that cover most words; a word that names both is a place only after 'в' or 'г.' */
const findCategoryAndCity = (words: readonly QueryWord[], { categories, cities, currentCity }: QueryContext): Found => {
  const categoryMatches = findMatches(words, key => categories.find(key)[0])
  const cityMatches = findMatches(words, key => chooseCity(cities.find(key), currentCity))
  const pairs: readonly Found[] = [undefined, ...cityMatches].flatMap(city =>
    [undefined, ...categoryMatches]
      .filter(category => !category || !city || !overlaps(category, city))
      .map(category => ({ ...(category && { category }), ...(city && { city }), details: [] })),
  )
  const rate = (found: Found) =>
    countWords(found) + (found.category ? 0.1 : 0) + (found.city && isMarkedAsPlace(words, found.city) ? 0.5 : 0)
  return pairs.reduce((best, pair) => (rate(pair) > rate(best) ? pair : best), nothing)
}

/** Of cities with equal names: the current one, one of its region, or the largest. */
const chooseCity = (cities: readonly NamedCity[], current: NamedCity | null): NamedCity | undefined =>
  cities.find(({ id }) => id === current?.id) ?? cities.find(({ region }) => region === current?.region) ?? cities[0]

/** 'Юрист по разводам': the words about one branch of the tree name its lowest category. */
const refineCategory = (words: readonly QueryWord[], found: Found, { categories }: QueryContext): Found => {
  if (!found.category) return found
  return findMatches(words, key => key).reduce<Found>((refined, { item: key, ...span }) => {
    const { category, city, details } = refined
    if (!category || [category, ...details, ...(city ? [city] : [])].some(used => overlaps(used, span))) return refined
    const named = categories.find(key)
    if (named.some(other => categories.isAncestor(other, category.item)))
      return { ...refined, details: [...details, span] }
    const lower =
      named.find(other => categories.isAncestor(category.item, other)) ?? categories.findByWord(category.item, key)
    return lower ? { ...refined, category: { ...category, item: lower }, details: [...details, span] } : refined
  }, found)
}

/** Looks for the missing category and city among names with a typing error. */
const correctErrors = (
  words: readonly QueryWord[],
  found: Found,
  { categories, cities, currentCity }: QueryContext,
): Found => {
  const isFree = (span: Span) =>
    ![...found.details, found.category, found.city].some(used => used && overlaps(used, span)) &&
    words.slice(span.start, span.end).some(isMeaningful)
  const category = found.category ?? findMatches(words, key => categories.findSimilar(key)[0]).find(isFree)
  const city =
    found.city ??
    findMatches(words, key => chooseCity(cities.findSimilar(key), currentCity)).find(
      match =>
        isFree(match) &&
        !(category && overlaps(category, match)) &&
        (category !== undefined || isMarkedAsPlace(words, match)),
    )
  return { ...found, ...(category && { category }), ...(city && { city }) }
}

const isMeaningful = ({ key }: QueryWord): boolean =>
  !isStopWord(key) && !isCityWord(key) && !isNearbyWord(key) && !isCheapWord(key) && !isIntentWord(key)

const isExact = (words: readonly QueryWord[], corrected: Found, found: Found): boolean =>
  corrected.category === found.category &&
  corrected.city === found.city &&
  (found.category !== undefined || found.city === undefined || isMarkedAsPlace(words, found.city))

const toInterpretedQuery = (
  text: string,
  words: readonly QueryWord[],
  { category, city, details }: Found,
  { currentCity }: QueryContext,
  isCertain: boolean,
): InterpretedQuery => {
  const used = [category, city, ...details]
  const isUsed = (_word: QueryWord, index: number) =>
    used.some(span => span && overlaps(span, { start: index, end: index + 1 }))
  const rest = words.filter((word, index) => !isUsed(word, index) && isMeaningful(word)).map(word => word.text)
  const has = (isKind: (key: string) => boolean) => words.some(({ key }) => isKind(key))
  const isUnderstood = used.some(Boolean) || (rest.length > 0 && [isCheapWord, isNearbyWord, isIntentWord].some(has))
  if (!isUnderstood) return { category: null, city: null, rest: cleanQuery(text).trim(), isCertain: true }
  return {
    category: category?.item ?? null,
    city: city?.item ?? (has(isNearbyWord) ? currentCity : null),
    ...(has(isCheapWord) && { sort: 'price' }),
    rest: rest.join(' '),
    isCertain,
  }
}
