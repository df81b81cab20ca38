import type { CityWithRegion } from '#domain/city/city.ts'
import type { CityNameIndex } from '#domain/city/city-name-index.ts'
import { isLargeCity } from '#domain/city/large-cities.ts'
import {
  isCityWord,
  isPlaceMarker,
  isStreetWord,
  isUnambiguousPlaceMarker,
  type QueryWord,
} from '#domain/search/query-words.ts'
import { findMatches, type Match, type Span } from './query-spans.ts'

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

/** Requires a place marker, or a category and a large city: otherwise 'крыши' would match Кириши. */
export const findSimilarCityMatches = (
  words: readonly QueryWord[],
  { cities, currentCity }: CityContext,
  hasCategory: boolean,
): readonly CityMatch[] =>
  findMatches(words, (key, span) => {
    if (isStreet(words, span)) return undefined
    if (hasPlaceMarker(words, span, cities, isUnambiguousPlaceMarker))
      return chooseCity(cities.findSimilar(key), currentCity)
    return hasCategory ? chooseCity(cities.findSimilarLarge(key), currentCity) : undefined
  })

const chooseCity = (
  cities: readonly CityWithRegion[],
  currentCity: CityWithRegion | null,
): CityWithRegion | undefined =>
  cities.find(({ id }) => id === currentCity?.id) ??
  cities.find(({ region }) => region === currentCity?.region) ??
  cities[0]

/** An inflected name may be a surname: 'Кирова'. */
export const isExactName = (words: readonly QueryWord[], { start, end }: Span, cities: CityNameIndex): boolean =>
  cities.hasExactName(words.slice(start, end))

export const isMarkedAsPlace = (words: readonly QueryWord[], span: Span, cities: CityNameIndex): boolean =>
  hasPlaceMarker(words, span, cities, isPlaceMarker)

/** Does not count the initials of a person: 'В. Иванова', 'Владимир Г.'. */
function hasPlaceMarker(
  words: readonly QueryWord[],
  span: Span,
  cities: CityNameIndex,
  isMarker: (key: string) => boolean,
): boolean {
  const isSurname = surnameWithInitialPattern.test(words[span.end - 1]?.key ?? '') && !isExactName(words, span, cities)
  const wordBefore = words[span.start - 1]
  const wordAfter = words[span.end]
  return (
    (wordBefore !== undefined && isMarker(wordBefore.key) && !(isSurname && isInitial(wordBefore))) ||
    (wordAfter !== undefined &&
      isCityWord(wordAfter.key) &&
      !(isLetter(wordAfter) && (isSurname || isUpperCase(wordAfter))))
  )
}

const surnamePattern = /(?:[oe]v|in)(?:a|oi|u|im)$/
/** Only endings that no city has after 'в', unlike 'в Гатчину' and 'в Узловой'. */
const surnameWithInitialPattern = /(?:[oe]v|in)a$/

const isLetter = ({ key }: QueryWord): boolean => key.length === 1
const isUpperCase = ({ text }: QueryWord): boolean => text === text.toUpperCase()
/** A lower-case 'г' may precede a genitive: 'юристы г. Саратова'. */
const isInitial = (word: QueryWord): boolean => isLetter(word) && (isUpperCase(word) || !isCityWord(word.key))

/** 'Иванова' is probably a surname beside unrecognized words, or alone or with initials on the page of another city. */
export function isProbableSurname(
  words: readonly QueryWord[],
  match: CityMatch,
  { cities, currentCity }: CityContext,
  hasOtherWords: boolean,
): boolean {
  if (isMarkedAsPlace(words, match, cities) || isExactName(words, match, cities)) return false
  if (!surnamePattern.test(words[match.end - 1]?.key ?? '')) return false
  const isAlone = words.every((word, index) => (index >= match.start && index < match.end) || isLetter(word))
  return hasOtherWords || (isAlone && currentCity !== null && currentCity.id !== match.item.id)
}

/** Less than 1, so that a match of more words wins. */
export const rateCityMatch = (words: readonly QueryWord[], match: CityMatch, cities: CityNameIndex): number =>
  (isMarkedAsPlace(words, match, cities) ? 0.5 : 0) +
  (isExactName(words, match, cities) ? 0.05 : 0) +
  (isLargeCity(match.item.slug) ? 0.01 : 0)
