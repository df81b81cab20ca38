import { isStopWord, splitQuery } from './query-words.ts'
import { stemPhrase } from './stem-phrase.ts'

export const sortByMatch = <T>(items: readonly T[], search: string, getName: (item: T) => string): readonly T[] => {
  const stems = splitQuery(search)
    .filter(word => !isStopWord(word))
    .map(({ key }) => stemPhrase(key))
  const countMatches = (item: T) => {
    const words = splitQuery(getName(item))
    return stems.filter(stem => words.some(({ key }) => key.startsWith(stem))).length
  }
  return items.toSorted((a, b) => countMatches(b) - countMatches(a))
}
