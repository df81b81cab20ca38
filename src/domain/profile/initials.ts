const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' })
const lettersOf = (word: string): readonly string[] => Array.from(segmenter.segment(word), ({ segment }) => segment)

const speaking = /[\p{L}\p{N}]/u

const firstLetter = (word: string): string => {
  const all = lettersOf(word)
  return (all.find(letter => speaking.test(letter)) ?? all[0] ?? '').toUpperCase()
}

/** Two letters that stand for somebody without a picture: of the first two words, or of the only one. */
export const initials = (name: string): string => {
  const words = name.normalize('NFC').split(/\s+/)
  const spoken = words.filter(word => speaking.test(word))
  return (spoken.length > 0 ? spoken : words).slice(0, 2).map(firstLetter).join('')
}

/** Which of the six tints lies under the initials. */
export const tint = (id: number): Tint => tints[Math.abs(id) % 6] ?? 1

const tints = [1, 2, 3, 4, 5, 6] as const
export type Tint = (typeof tints)[number]
