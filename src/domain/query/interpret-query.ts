import type { Category } from '#domain/category/category.ts'
import type { CategoryNameIndex } from '#domain/category/category-name-index.ts'
import type { CityWithRegion } from '#domain/city/city.ts'
import type { CityNameIndex } from '#domain/city/city-name-index.ts'
import { getQueryReadings, type QueryReading } from './query-readings.ts'
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

interface QueryContext {
  readonly categories: CategoryNameIndex
  readonly cities: CityNameIndex
  /** Null for the whole country. */
  readonly currentCity: CityWithRegion | null
}

export interface InterpretedQuery {
  readonly category: Category | null
  /** The city that the text names, or the current one for 'рядом'. */
  readonly city: CityWithRegion | null
  readonly sort?: 'price'
  /** In rubles. */
  readonly priceTo?: number
  readonly unrecognizedText: string
  /** False if a typing error was corrected, or if only a city was recognized, by a name that may be a person's. */
  readonly isCertain: boolean
}

/** Splits a query into category, city, price and unrecognized words: 'недорогой сантехник в казани до 2000'. */
export const interpretQuery = (text: string, context: QueryContext): InterpretedQuery => {
  const readings = getQueryReadings(text).map(reading => ({
    ...reading,
    matches: findCategoryAndCity(reading.words, context),
  }))
  const [bestReading = { words: [], price: undefined, matches: noMatches }] = readings.toSorted(
    (a, b) => rateReading(b) - rateReading(a),
  )
  const { words } = bestReading
  const matches = addRepetitions(words, refineCategory(words, bestReading.matches, context), context)
  const correctedMatches = correctTypingErrors(words, matches, context)
  return toInterpretedQuery(text, bestReading, correctedMatches, context, isExact(words, correctedMatches, matches))
}

interface QueryMatches {
  readonly category?: Match<Category>
  readonly city?: Match<CityWithRegion>
  /** Further words that describe the category, or name the category or the city again. */
  readonly details: readonly Span[]
}

const noMatches: QueryMatches = { details: [] }

const countWords = ({ category, city }: QueryMatches): number =>
  (category ? getLength(category) : 0) + (city ? getLength(city) : 0)

const rateReading = ({ price, matches }: QueryReading & { readonly matches: QueryMatches }): number =>
  countWords(matches) + (price ? 1 : 0)

/** Finds the category and the city that cover the most words. */
const findCategoryAndCity = (
  words: readonly QueryWord[],
  { categories, cities, currentCity }: QueryContext,
): QueryMatches => {
  const categoryMatches = findMatches(words, key => categories.find(key)[0])
  const cityMatches = findMatches(words, key => chooseCity(cities.find(key), currentCity))
  const pairs: readonly QueryMatches[] = [undefined, ...cityMatches].flatMap(city =>
    [undefined, ...categoryMatches]
      .filter(category => !category || !city || !overlaps(category, city))
      .map(category => ({ ...(category && { category }), ...(city && { city }), details: [] })),
  )
  // Among pairs that cover equally many words, one with a city marked as a place wins, then one with a category.
  const rateMatches = (matches: QueryMatches) =>
    countWords(matches) +
    (matches.category ? 0.1 : 0) +
    (matches.city && isMarkedAsPlace(words, matches.city) ? 0.5 : 0)
  return pairs.reduce((bestPair, pair) => (rateMatches(pair) > rateMatches(bestPair) ? pair : bestPair), noMatches)
}

/** Among cities with equal names, chooses the current one, otherwise one of its region, otherwise the largest. */
const chooseCity = (
  cities: readonly CityWithRegion[],
  currentCity: CityWithRegion | null,
): CityWithRegion | undefined =>
  cities.find(({ id }) => id === currentCity?.id) ??
  cities.find(({ region }) => region === currentCity?.region) ??
  cities[0]

/** Replaces the category with the subcategory that further words describe: 'юрист по разводам'. */
const refineCategory = (
  words: readonly QueryWord[],
  matches: QueryMatches,
  { categories }: QueryContext,
): QueryMatches => {
  if (!matches.category) return matches
  return findMatches(words, key => key).reduce<QueryMatches>((refined, { item: key, ...span }) => {
    const { category, details } = refined
    if (!category || !isFree(refined, span)) return refined
    const namedCategories = categories.find(key)
    if (namedCategories.some(other => categories.isAncestor(other, category.item)))
      return { ...refined, details: [...details, span] }
    const subcategory =
      namedCategories.find(other => categories.isAncestor(category.item, other)) ??
      categories.findByWord(category.item, key)
    return subcategory
      ? { ...refined, category: { ...category, item: subcategory }, details: [...details, span] }
      : refined
  }, matches)
}

/** Adds the words that name the category or the city again: 'казань сантехник в Казани'. */
const addRepetitions = (
  words: readonly QueryWord[],
  matches: QueryMatches,
  { categories, cities }: QueryContext,
): QueryMatches => {
  const { category, city } = matches
  const isRepeated = (key: string) =>
    categories.find(key).some(({ id }) => id === category?.item.id) ||
    cities.find(key).some(({ id }) => id === city?.item.id)
  return findMatches(words, key => (isRepeated(key) ? key : undefined)).reduce<QueryMatches>(
    (extendedMatches, span) =>
      isFree(extendedMatches, span)
        ? { ...extendedMatches, details: [...extendedMatches.details, span] }
        : extendedMatches,
    matches,
  )
}

const isFree = ({ category, city, details }: QueryMatches, span: Span): boolean =>
  ![category, city, ...details].some(usedSpan => usedSpan && overlaps(usedSpan, span))

const correctTypingErrors = (
  words: readonly QueryWord[],
  matches: QueryMatches,
  { categories, cities, currentCity }: QueryContext,
): QueryMatches => {
  const canBeName = (span: Span) => isFree(matches, span) && words.slice(span.start, span.end).some(isMeaningful)
  const category = matches.category ?? findMatches(words, key => categories.findSimilar(key)[0]).find(canBeName)
  const city =
    matches.city ??
    findMatches(words, key => chooseCity(cities.findSimilar(key), currentCity)).find(
      match =>
        canBeName(match) &&
        !(category && overlaps(category, match)) &&
        (category !== undefined || isMarkedAsPlace(words, match)),
    )
  return { ...matches, ...(category && { category }), ...(city && { city }) }
}

const isMeaningful = ({ key }: QueryWord): boolean =>
  !isStopWord(key) && !isCityWord(key) && !isNearbyWord(key) && !isCheapWord(key) && !isIntentWord(key)

const isExact = (words: readonly QueryWord[], correctedMatches: QueryMatches, matches: QueryMatches): boolean =>
  correctedMatches.category === matches.category &&
  correctedMatches.city === matches.city &&
  (matches.category !== undefined || matches.city === undefined || isMarkedAsPlace(words, matches.city))

const toInterpretedQuery = (
  text: string,
  { words, price }: QueryReading,
  { category, city, details }: QueryMatches,
  { currentCity }: QueryContext,
  isCertain: boolean,
): InterpretedQuery => {
  const usedSpans = [category, city, ...details]
  const isUsed = (_word: QueryWord, index: number) =>
    usedSpans.some(span => span && overlaps(span, { start: index, end: index + 1 }))
  const unrecognizedWords = words
    .filter((word, index) => !isUsed(word, index) && isMeaningful(word))
    .map(word => word.text)
  const hasWord = (isKind: (key: string) => boolean) => words.some(({ key }) => isKind(key))
  const priceTo = price?.max ?? undefined
  const hasHint = price !== undefined || [isCheapWord, isNearbyWord, isIntentWord].some(hasWord)
  const isUnderstood = usedSpans.some(Boolean) || priceTo !== undefined || (unrecognizedWords.length > 0 && hasHint)
  if (!isUnderstood) return { category: null, city: null, unrecognizedText: cleanQuery(text).trim(), isCertain: true }
  return {
    category: category?.item ?? null,
    city: city?.item ?? (hasWord(isNearbyWord) ? currentCity : null),
    ...(hasWord(isCheapWord) && { sort: 'price' }),
    ...(priceTo !== undefined && { priceTo }),
    unrecognizedText: unrecognizedWords.join(' '),
    isCertain,
  }
}
