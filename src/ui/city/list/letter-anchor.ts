import { fold, transliterate } from '#domain/search/compare-names.ts'

export const largestAnchor = 'letter-largest'

// Transliteration would give these letters the anchor of another letter.
const exceptions: Readonly<Record<string, string>> = { э: 'eh', й: 'short-i' }

/** Id of a letter's section, transliterated: 'letter-zh'. Null, for all rare letters, is 'letter-other'. */
export const getLetterAnchor = (letter: string | null): string => {
  if (letter === null) return 'letter-other'
  const lowerCaseLetter = fold(letter)
  return `letter-${exceptions[lowerCaseLetter] ?? transliterate(lowerCaseLetter)}`
}
