import { fold, transliterate } from '#domain/search/compare-names.ts'

export const largestAnchor = 'letter-largest'

// These would otherwise be transliterated like another letter.
const exceptions: Readonly<Record<string, string>> = { э: 'eh', й: 'short-i' }

/** Id of a letter's section, transliterated: 'letter-zh'. The rare letters, grouped as null, have 'letter-other'. */
export const getLetterAnchor = (letter: string | null): string => {
  if (letter === null) return 'letter-other'
  const small = fold(letter)
  return `letter-${exceptions[small] ?? transliterate(small)}`
}
