import { fold, transliterate } from '#domain/search/compare-names.ts'

export const largestAnchor = 'letter-largest'

// Transliteration would give these letters the same anchor as another one.
const exceptions: Readonly<Record<string, string>> = { э: 'eh', й: 'short-i' }

/** Id of a letter's section, transliterated: 'letter-zh'. Null (all rare letters): 'letter-other'. */
export const getLetterAnchor = (letter: string | null): string => {
  if (letter === null) return 'letter-other'
  const small = fold(letter)
  return `letter-${exceptions[small] ?? transliterate(small)}`
}
