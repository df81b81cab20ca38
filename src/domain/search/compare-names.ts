/**
 * A text for comparing: small letters, ё as е, a space for every dash. Every character keeps its place, so that what
 * is found in the folded text can be marked in the shown one.
 */
export const fold = (text: string): string => {
  const lowerCase = text.toLowerCase()
  return (lowerCase.length === text.length ? lowerCase : text).replaceAll('ё', 'е').replace(/[-‐‑–—\s]/g, ' ')
}

const russianLetters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const latinSpellings = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const latinByLetter: ReadonlyMap<string, string> = new Map(
  [...russianLetters].map((letter, index) => [letter, latinSpellings[index] ?? '']),
)

/** Small letters in Latin spelling, as in the cities' slugs: 'йошкар' is 'yoshkar'. What is no Russian letter stays. */
export const transliterate = (text: string): string => text.replace(/[а-я]/g, letter => latinByLetter.get(letter) ?? '')

/** The product sorts names with Russian collation, Latin ones too: it keeps them from A to Z (specification, section 9). */
export const compareNames: (a: string, b: string) => number = new Intl.Collator('ru').compare

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
// What Shift makes of the keys that are letters in the Russian layout only.
const latinShifted = '~{}:"<>'
const russianShifted = 'ёхъжэбю'

const pairKeys = (from: string, to: string): readonly (readonly [string, string])[] =>
  [...from].map((key, index) => [key, to.charAt(index)])

const keyInOtherLayout: ReadonlyMap<string, string> = new Map([
  ...pairKeys(latinKeys, russianKeys),
  ...pairKeys(russianKeys, latinKeys),
  ...pairKeys(latinShifted, russianShifted),
])

/** The same keys pressed with the other layout on, in small letters: 'rfpfym' is 'казань'. */
export const switchLayout = (text: string): string =>
  [...text.toLowerCase()].map(letter => keyInOtherLayout.get(letter) ?? letter).join('')
