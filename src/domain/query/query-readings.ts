import { switchLayout } from '#domain/search/switch-layout.ts'
import { cleanQuery, splitQuery, type QueryWord } from '#domain/search/query-words.ts'
import { extractPrice, type QueryPrice } from './extract-price.ts'

/** Limits the number of phrases that are looked up. */
const maxWords = 16

export interface QueryReading {
  /** Without the price. */
  readonly words: readonly QueryWord[]
  readonly price: QueryPrice | undefined
}

export const getQueryReadings = (text: string): readonly QueryReading[] => {
  const cleanedQuery = cleanQuery(text)
  const switchWords = (shouldSwitch: (word: string) => boolean) =>
    cleanedQuery.replace(/\S+/g, word => (shouldSwitch(word) ? switchLayout(word) : word))
  const readings = [cleanedQuery, switchLayout(cleanedQuery), switchWords(hasNoCyrillic), switchWords(hasCyrillic)]
  return [...new Set(readings)].map(reading => {
    const { price, text: otherText } = extractPrice(reading)
    return { words: splitQuery(otherText).slice(0, maxWords), price }
  })
}

const hasCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)
const hasNoCyrillic = (word: string): boolean => !hasCyrillic(word)
