import { removeInvisible } from '#domain/shared/invisible.ts'
import { fold } from './fold.ts'
import { transliterate } from './transliterate.ts'

export interface QueryWord {
  /** As typed, without stress marks and invisible characters. */
  readonly text: string
  readonly key: string
}

const stressMarks = /(?<=[аеиоуыэюя]\u0308?)[\u0300\u0301]/giu

export const cleanQuery = (text: string): string =>
  removeInvisible(text.normalize('NFD')).replace(stressMarks, '').normalize('NFC')

export const splitQuery = (text: string): readonly QueryWord[] =>
  (cleanQuery(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(word => ({ text: word, key: toLooseLatin(word) }))

// Spellings of one sound: Nizhny and Nizhniy, Plyos and Ples, Khimki and Himki, Xenia and Ksenia.
const looseSpellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/x/g, 'ks'],
  [/iy|yy|ij|y|j/g, 'i'],
  [/i[eo]/g, 'e'],
]

/** Not at the start of a word: 'nn' means Nizhny Novgorod, but 'n' does not. */
const collapseDoubles = (word: string): string => word.replace(/(?<=.)(.)\1/g, '$1')

/** The same for all usual transliterations of a Russian word. */
export const toLooseLatin = (word: string): string =>
  collapseDoubles(
    looseSpellings.reduce(
      (text, [spelling, sound]) => text.replace(spelling, sound),
      transliterate(fold(word)).normalize('NFD').replace(/\p{M}/gu, ''),
    ),
  )

/** May be empty. */
export const getPhraseKey = (words: readonly QueryWord[]): string =>
  words
    .filter(word => !isStopWord(word))
    .map(({ key }) => key)
    .join(' ')

const toKeys = (words: string): ReadonlySet<string> => new Set(splitQuery(words).map(({ key }) => key))

const russianStopWords = toKeys('в во на из с со по у к ко до от для о обо а и или мне мной')
const englishStopWords = toKeys('in on at near from for of the a an to and by with my')

/** A Cyrillic word with the key of an English stop word may be a surname: 'Ан'. 'Об' has the key of the city Обь. */
export const isStopWord = ({ text, key }: QueryWord): boolean =>
  russianStopWords.has(key) || fold(text) === 'об' || (englishStopWords.has(key) && !/\p{Script=Cyrillic}/u.test(text))

const unambiguousPlaceMarkers = toKeys('в во г гор город города городе городу in at near city town')
const placeMarkers: ReadonlySet<string> = new Set([...unambiguousPlaceMarkers, ...toKeys('из по from to')])
export const isPlaceMarker = (key: string): boolean => placeMarkers.has(key)
/** Excludes 'из' and 'по', which also precede materials and subjects: 'мебель из дуба', 'репетитор по физике'. */
export const isUnambiguousPlaceMarker = (key: string): boolean => unambiguousPlaceMarkers.has(key)

const cityWords = toKeys('г гор город города городе городу city town')
export const isCityWord = (key: string): boolean => cityWords.has(key)

const streetWords = toKeys('улица улице улицы ул проспект проспекте пр переулок переулке пер бульвар бульваре метро')
export const isStreetWord = (key: string): boolean => streetWords.has(key)

const nearbyWords = toKeys('рядом поблизости неподалеку недалеко nearby around me')
export const isNearbyWord = (key: string): boolean => nearbyWords.has(key)

// Without -ых and -их, which also end surnames: Хороших.
const adjectiveEndings = 'ый ий ой ая ое ее ые ие ого его ей ую ому ему ом ем ым им ыми ими'.split(' ')

const inflect = (stems: string): string =>
  stems
    .split(' ')
    .flatMap(stem => adjectiveEndings.map(ending => stem + ending))
    .join(' ')

const cheapWords = toKeys(`
  ${inflect('недорог дешев бюджетн')} недорого дешево дешевле бюджетно
  cheap cheaply cheapest affordable inexpensive
`)
export const isCheapWord = (key: string): boolean => cheapWords.has(key)

const intentWords = toKeys(`
  нужен нужна нужно нужны ищу найти вызвать заказать срочно круглосуточно услуги услуга специалист специалиста специалисты дом дому выездом
  ${inflect('хорош лучш')} высоким высокими высокой
  цена цены стоимость прайс отзыв отзывы отзывам отзывами рейтинг рейтингом рейтингу оценкой оценкам оценками
  need want find hire best good top high highly rated urgent urgently service services specialist specialists
  price prices cost review reviews rating ratings
`)
/** Intent words do not identify a service. */
export const isIntentWord = (key: string): boolean => intentWords.has(key)

/** Whether the word may name a category, a city or a person. */
export const isMeaningful = (word: QueryWord): boolean =>
  !isStopWord(word) && ![isCityWord, isNearbyWord, isCheapWord, isIntentWord].some(isKind => isKind(word.key))
