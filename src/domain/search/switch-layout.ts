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

/** 'rfpfym' becomes 'казань'. The result is in lower case. */
export const switchLayout = (text: string): string =>
  [...text.toLowerCase()].map(character => keyInOtherLayout.get(character) ?? character).join('')
