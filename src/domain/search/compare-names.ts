/**
 * A text for comparing: small letters, ё as е, a space for every dash. Every character keeps its place, so that what
 * is found in the folded text can be marked in the shown one.
 */
export const fold = (text: string): string => {
  const small = text.toLowerCase()
  return (small.length === text.length ? small : text).replaceAll('ё', 'е').replace(/[-‐‑–—\s]/g, ' ')
}

const alphabet = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const spelled = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const letters: ReadonlyMap<string, string> = new Map(
  [...alphabet].map((letter, index) => [letter, spelled[index] ?? '']),
)

/** Small letters in Latin spelling, as in the cities' slugs: 'йошкар' is 'yoshkar'. What is no Russian letter stays. */
export const latin = (text: string): string => text.replace(/[а-я]/g, letter => letters.get(letter) ?? '')

/** The product sorts names with Russian collation, Latin ones too: it keeps them from A to Z (specification, section 9). */
export const compareNames: (a: string, b: string) => number = new Intl.Collator('ru').compare

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
// What Shift makes of the keys that are letters in the Russian layout only.
const latinShifted = '~{}:"<>'
const russianShifted = 'ёхъжэбю'

const pairs = (from: string, to: string): readonly (readonly [string, string])[] =>
  [...from].map((key, index) => [key, to.charAt(index)])

const otherKey: ReadonlyMap<string, string> = new Map([
  ...pairs(latinKeys, russianKeys),
  ...pairs(russianKeys, latinKeys),
  ...pairs(latinShifted, russianShifted),
])

/** The same keys pressed with the other layout on, in small letters: 'rfpfym' is 'казань'. */
export const otherLayout = (text: string): string =>
  [...text.toLowerCase()].map(letter => otherKey.get(letter) ?? letter).join('')
