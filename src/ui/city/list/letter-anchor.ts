import { fold } from '#domain/city/fold.ts'
import { latin } from '#domain/city/latin.ts'

export const largestAnchor = 'letter-largest'

// These would be spelled like another letter.
const ambiguous: Readonly<Record<string, string>> = { э: 'eh', й: 'short-i' }

/** The id of a letter's section, in Latin letters in both languages: 'letter-zh'. The gathered letters (null) are 'letter-other'. */
export const letterAnchor = (letter: string | null): string => {
  if (letter === null) return 'letter-other'
  const small = fold(letter)
  return `letter-${ambiguous[small] ?? latin(small)}`
}
