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
