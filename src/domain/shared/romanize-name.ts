// The double spaces give ъ and ь an empty spelling.
const latinLetters = 'a b v g d e zh z i i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const firstCharCode = 'а'.charCodeAt(0)

const spellingRules: readonly (readonly [RegExp, string])[] = [
  // The common spellings of names: Dmitry, Maria, Vasilyev, Grachev, Artyom.
  [/[иы]й$/, 'ы'],
  [/(?<=и)я$/, 'а'],
  [/(?<=[ьъ])е/g, 'ые'],
  [/(?<=[жчшщ])ё/g, 'е'],
  [/ё/g, 'ыо'],
]

const romanizeWord = (word: string): string =>
  spellingRules
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word.toLowerCase())
    .replaceAll(/[а-я]/g, letter => latinLetters[letter.charCodeAt(0) - firstCharCode] ?? letter)

/** A single letter is an initial, so only its first Latin letter is upper case: 'Shch.' */
const matchCase = (word: string, latin: string): string => {
  if (word.length > 1 && word === word.toUpperCase()) return latin.toUpperCase()
  return /^\p{Lu}/u.test(word) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin
}

export function romanizeName(name: string): string {
  const latin = name.normalize('NFC').replaceAll(/[а-яё]+/gi, word => matchCase(word, romanizeWord(word)))
  return /^[\p{Script=Latin}\P{L}]*$/u.test(latin) ? latin : name
}
