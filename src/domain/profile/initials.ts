const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' })
const splitGraphemes = (word: string): readonly string[] =>
  Array.from(segmenter.segment(word), ({ segment }) => segment)

const letterOrDigit = /[\p{L}\p{N}]/u

const getFirstLetter = (word: string): string => {
  const graphemes = splitGraphemes(word)
  return (graphemes.find(letter => letterOrDigit.test(letter)) ?? graphemes[0] ?? '').toUpperCase()
}

export const getInitials = (name: string): string => {
  const words = name.normalize('NFC').split(/\s+/)
  const wordsWithLetters = words.filter(word => letterOrDigit.test(word))
  return (wordsWithLetters.length > 0 ? wordsWithLetters : words).slice(0, 2).map(getFirstLetter).join('')
}

export const getAvatarTint = (id: number): Tint => tints[Math.abs(id) % tints.length] ?? 1

const tints = [1, 2, 3, 4, 5, 6] as const
type Tint = (typeof tints)[number]
