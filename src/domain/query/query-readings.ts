import { switchLayout } from '#domain/search/compare-names.ts'
import { cleanQuery, splitQuery, type QueryWord } from '#domain/search/query-words.ts'

const maxWords = 16

/** Returns candidate readings of a query: as typed, and with all or some words in the other keyboard layout. */
export const getQueryReadings = (text: string): readonly (readonly QueryWord[])[] => {
  const typed = cleanQuery(text)
  const switchWords = (shouldSwitch: (word: string) => boolean) =>
    typed.replace(/\S+/g, word => (shouldSwitch(word) ? switchLayout(word) : word))
  const readings = [typed, switchLayout(typed), switchWords(isLatin), switchWords(isRussian)]
  return [...new Set(readings)].map(reading => splitQuery(reading).slice(0, maxWords))
}

const isRussian = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)
const isLatin = (word: string): boolean => !isRussian(word)
