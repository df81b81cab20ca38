import type { Category } from '#domain/category/category.ts'
import type { CategoryNameIndex } from '#domain/category/category-name-index.ts'
import type { CityWithRegion } from '#domain/city/city.ts'
import {
  findCityMatches,
  findSimilarCityMatches,
  isExactName,
  isMarkedAsPlace,
  isProbableSurname,
  rateCityMatch,
  type CityContext,
} from './city-matches.ts'
import { getQueryReadings, type QueryReading } from './query-readings.ts'
import { findMatches, getLength, overlaps, type Match, type Span } from './query-spans.ts'
import {
  cleanQuery,
  isCheapWord,
  isIntentWord,
  isMeaningful,
  isNearbyWord,
  type QueryWord,
} from '#domain/search/query-words.ts'

interface QueryContext extends CityContext {
  readonly categories: CategoryNameIndex
}

export interface InterpretedQuery {
  readonly category: Category | null
  readonly city: CityWithRegion | null
  readonly sort?: 'price'
  /** In rubles. */
  readonly priceTo?: number
  readonly unrecognizedText: string
  /** False if a typing error was corrected, or if the name of the category or the city may be a person's. */
  readonly isCertain: boolean
}

export const interpretQuery = (text: string, context: QueryContext): InterpretedQuery => {
  const readings = getQueryReadings(text).map(reading => ({
    ...reading,
    matches: findCategoryAndCity(reading.words, context),
  }))
  const [bestReading = { words: [], price: undefined, matches: noMatches }] = readings.toSorted(
    (a, b) => rateReading(b) - rateReading(a),
  )
  const { words } = bestReading
  const matches = addDetails(words, refineCategory(words, bestReading.matches, context), context)
  const correctedMatches = correctTypingErrors(words, matches, context)
  const isCertain =
    correctedMatches === matches && isCategoryCertain(words, matches) && isCityCertain(words, matches, context)
  return toInterpretedQuery(text, bestReading, dropSurname(words, correctedMatches, context), context, isCertain)
}

interface QueryMatches {
  readonly category?: Match<Category>
  readonly city?: Match<CityWithRegion>
  /** Words that don't filter: they describe the category, repeat the category or the city, or name another city. */
  readonly details: readonly Span[]
}

const noMatches: QueryMatches = { details: [] }

const countWords = ({ category, city }: QueryMatches): number =>
  (category ? getLength(category) : 0) + (city ? getLength(city) : 0)

const rateReading = ({ price, matches }: QueryReading & { readonly matches: QueryMatches }): number =>
  countWords(matches) + (price ? 1 : 0)

const findCategoryAndCity = (words: readonly QueryWord[], context: QueryContext): QueryMatches => {
  const categoryMatches = findMatches(words, key => context.categories.find(key)[0])
  const pairs: readonly QueryMatches[] = [undefined, ...findCityMatches(words, context)].flatMap(city =>
    [undefined, ...categoryMatches]
      .filter(category => !category || !city || !overlaps(category, city))
      .map(category => ({ ...(category && { category }), ...(city && { city }), details: [] })),
  )
  // Among pairs that cover equally many words, one with a city marked as a place wins, then one with a category.
  const rateMatches = (matches: QueryMatches) =>
    countWords(matches) +
    (matches.category ? 0.1 : 0) +
    (matches.city ? rateCityMatch(words, matches.city, context.cities) : 0)
  return pairs.reduce((bestPair, pair) => (rateMatches(pair) > rateMatches(bestPair) ? pair : bestPair), noMatches)
}

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

const addDetails = (words: readonly QueryWord[], matches: QueryMatches, context: QueryContext): QueryMatches => {
  const { categories, cities } = context
  const { category, city } = matches
  const isRepeated = (key: string) =>
    categories.find(key).some(({ id }) => id === category?.item.id) ||
    cities.find(key).some(({ id }) => id === city?.item.id)
  const repetitions = findMatches(words, key => (isRepeated(key) ? key : undefined))
  const cityMatches = category && city ? findCityMatches(words, context) : []
  const otherCities = cityMatches.filter(match => isMarkedAsPlace(words, match, cities))
  return [...repetitions, ...otherCities].reduce<QueryMatches>(
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
  context: QueryContext,
): QueryMatches => {
  const canBeName = (span: Span) => isFree(matches, span) && words.slice(span.start, span.end).some(isMeaningful)
  const category = matches.category ?? findMatches(words, key => context.categories.findSimilar(key)[0]).find(canBeName)
  const city =
    matches.city ??
    findSimilarCityMatches(words, context, category !== undefined).find(
      match => canBeName(match) && !(category && overlaps(category, match)),
    )
  const isUnchanged = category === matches.category && city === matches.city
  return isUnchanged ? matches : { ...matches, ...(category && { category }), ...(city && { city }) }
}

const dropSurname = (words: readonly QueryWord[], matches: QueryMatches, context: QueryContext): QueryMatches => {
  const { city, ...otherMatches } = matches
  const hasOtherWords = getUnrecognizedWords(words, matches).length > 0
  const isSurname = city && !matches.category && isProbableSurname(words, city, context, hasOtherWords)
  return isSurname ? otherMatches : matches
}

/** Without a word such as 'услуги', a single word that ends like a surname is uncertain: 'Иван Перевозчиков'. */
const isCategoryCertain = (words: readonly QueryWord[], { category }: QueryMatches): boolean =>
  category === undefined ||
  getLength(category) > 1 ||
  !/[oe]v$/.test(words[category.start]?.key ?? '') ||
  words.some(({ key }) => isIntentWord(key))

const isCityCertain = (words: readonly QueryWord[], matches: QueryMatches, { cities }: QueryContext): boolean =>
  matches.city === undefined ||
  isMarkedAsPlace(words, matches.city, cities) ||
  (matches.category !== undefined &&
    isExactName(words, matches.city, cities) &&
    getUnrecognizedWords(words, matches).length === 0)

const getUnrecognizedWords = (words: readonly QueryWord[], matches: QueryMatches): readonly string[] =>
  words
    .filter((word, index) => isFree(matches, { start: index, end: index + 1 }) && isMeaningful(word))
    .map(word => word.text)

const toInterpretedQuery = (
  text: string,
  { words, price }: QueryReading,
  matches: QueryMatches,
  { currentCity }: QueryContext,
  isCertain: boolean,
): InterpretedQuery => {
  const { category, city, details } = matches
  const unrecognizedWords = getUnrecognizedWords(words, matches)
  const hasWord = (isKind: (key: string) => boolean) => words.some(({ key }) => isKind(key))
  const priceTo = price?.max ?? undefined
  const hasHint = price !== undefined || [isCheapWord, isNearbyWord, isIntentWord].some(hasWord)
  const isUnderstood =
    [category, city, ...details].some(Boolean) || priceTo !== undefined || (unrecognizedWords.length > 0 && hasHint)
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
