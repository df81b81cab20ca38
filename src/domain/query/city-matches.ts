import type { CityWithRegion } from '#domain/city/city.ts'
import type { CityNameIndex } from '#domain/city/city-name-index.ts'
import { isLargeCity } from '#domain/city/large-cities.ts'
import { getPhraseKey, isStreetWord, type QueryWord } from '#domain/search/query-words.ts'
import {
  findMatches,
  getLength,
  isMarkedAsPlace,
  hasUnambiguousPlaceMarker,
  type Match,
  type Span,
} from './query-spans.ts'

export interface CityContext {
  readonly cities: CityNameIndex
  /** Null for the whole country. */
  readonly currentCity: CityWithRegion | null
}

type CityMatch = Match<CityWithRegion>

/** Omits inflected names of streets, such as 'улица Пушкина'. */
export const findCityMatches = (
  words: readonly QueryWord[],
  { cities, currentCity }: CityContext,
): readonly CityMatch[] =>
  findMatches(words, key => chooseCity(cities.find(key), currentCity)).filter(
    match => !isStreet(words, match) || isExactName(words, match, cities),
  )

const isStreet = (words: readonly QueryWord[], { start }: Span): boolean => isStreetWord(words[start - 1]?.key ?? '')

/**
 * Corrects a typing error only if the name has an unambiguous place marker, or if the query has a category and the city
 * is large. Otherwise 'крыши' would match Кириши.
 */
export const findSimilarCityMatches = (
  words: readonly QueryWord[],
  { cities, currentCity }: CityContext,
  hasCategory: boolean,
): readonly CityMatch[] =>
  findMatches(words, (key, span) => {
    if (isStreet(words, span)) return undefined
    if (hasUnambiguousPlaceMarker(words, span)) return chooseCity(cities.findSimilar(key), currentCity)
    return hasCategory ? chooseCity(cities.findSimilarLarge(key), currentCity) : undefined
  })

/**
 * Of the found cities, chooses the current one, otherwise one of its region, otherwise the first: the largest namesake,
 * or the most similar name.
 */
const chooseCity = (
  cities: readonly CityWithRegion[],
  currentCity: CityWithRegion | null,
): CityWithRegion | undefined =>
  cities.find(({ id }) => id === currentCity?.id) ??
  cities.find(({ region }) => region === currentCity?.region) ??
  cities[0]

/** Whether the words are a listed name. An inflected name may be a surname: 'Кирова'. */
export const isExactName = (words: readonly QueryWord[], { start, end }: Span, cities: CityNameIndex): boolean =>
  cities.hasExactName(getPhraseKey(words.slice(start, end)))

/**
 * Whether an inflected name without a place marker ends like a surname ('Иванова'), and stands beside other unrecognized
 * words, or alone on the page of another city.
 */
export function isProbableSurname(
  words: readonly QueryWord[],
  match: CityMatch,
  { cities, currentCity }: CityContext,
  hasOtherWords: boolean,
): boolean {
  if (isMarkedAsPlace(words, match) || isExactName(words, match, cities)) return false
  if (!/(?:[oe]v|in)(?:a|oi|u|im)$/.test(words[match.end - 1]?.key ?? '')) return false
  const isAlone = words.length === getLength(match)
  return isAlone ? currentCity !== null && currentCity.id !== match.item.id : hasOtherWords
}

/**
 * Less than 1, so that a match of more words wins. Then a city marked as a place wins, then an exact name, then a large
 * city.
 */
export const rateCityMatch = (words: readonly QueryWord[], match: CityMatch, cities: CityNameIndex): number =>
  (isMarkedAsPlace(words, match) ? 0.5 : 0) +
  (isExactName(words, match, cities) ? 0.05 : 0) +
  (isLargeCity(match.item.slug) ? 0.01 : 0)
