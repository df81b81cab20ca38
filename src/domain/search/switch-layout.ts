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
  [...text.toLowerCase()].map(character => keyInOtherLayout.get(character) ?? character).join('')
