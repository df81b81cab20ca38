/** Normalizes case, ё, dashes and spaces. Keeps every offset, so that a match can be highlighted in the text. */
export const fold = (text: string): string => {
  const lowerCase = text.toLowerCase()
  return (lowerCase.length === text.length ? lowerCase : text).replaceAll('ё', 'е').replace(/[-‐‑–—\s]/g, ' ')
}

const russianLetters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const latinSpellings = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const latinByLetter: ReadonlyMap<string, string> = new Map(
  [...russianLetters].map((letter, index) => [letter, latinSpellings[index] ?? '']),
)

/** Transliterates the Russian letters of a folded text as slugs do: 'йошкар' to 'yoshkar'. */
export const transliterate = (text: string): string => text.replace(/[а-я]/g, letter => latinByLetter.get(letter) ?? '')

/** Russian collation, even for Latin names. */
export const compareNames: (a: string, b: string) => number = new Intl.Collator('ru').compare

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
// Shifted keys that are letters in the Russian layout only.
const shiftedLatinKeys = '~{}:"<>'
const shiftedRussianKeys = 'ёхъжэбю'

const pairKeys = (keys: string, otherKeys: string): readonly (readonly [string, string])[] =>
  [...keys].map((key, index) => [key, otherKeys.charAt(index)])

const keyInOtherLayout: ReadonlyMap<string, string> = new Map([
  ...pairKeys(latinKeys, russianKeys),
  ...pairKeys(russianKeys, latinKeys),
  ...pairKeys(shiftedLatinKeys, shiftedRussianKeys),
])

/** Returns the text that the same keys type in the other keyboard layout, in lower case: 'казань' for 'rfpfym'. */
export const switchLayout = (text: string): string =>
  [...text.toLowerCase()].map(letter => keyInOtherLayout.get(letter) ?? letter).join('')
