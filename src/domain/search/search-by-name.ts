import { fold } from './fold.ts'
import { transliterate } from './transliterate.ts'
import { switchLayout } from './switch-layout.ts'
import type { SearchEntry } from './search-entry.ts'
import { findSimilar } from './find-similar.ts'
import { stemPhrase } from './stem-phrase.ts'

export interface SearchMatch<T> {
  readonly item: T
  /** A match in `other` can't be highlighted. */
  readonly field: 'name' | 'fallback' | 'other'
  readonly start: number
  readonly length: number
}

interface SearchResult<T> {
  readonly matches: readonly SearchMatch<T>[]
  /** True if nothing matches, and the results are similar names. */
  readonly isFuzzy: boolean
}

/** Returns the offset of the match, or -1. */
type FallbackMatcher<T> = (entry: SearchEntry<T>, foldedQuery: string) => number

/** Keeps punctuation at first, because some marks are letters of the other keyboard layout. */
export const searchByName = <T>(
  entries: readonly SearchEntry<T>[],
  text: string,
  findFallback: FallbackMatcher<T>,
): SearchResult<T> => {
  const readings = [text, switchLayout(text), removePunctuation(text)]
  for (const foldedQuery of new Set(readings.map(foldQuery))) {
    const strategies: readonly SearchStrategy<T>[] = [
      createNameSearch(foldedQuery, findFallback),
      createTransliterationSearch(transliterate(foldedQuery)),
      createStemSearch(transliterate(foldedQuery)),
    ]
    for (const search of strategies) {
      const matches = foldedQuery === '' ? [] : search(entries)
      if (matches.length > 0) return { matches, isFuzzy: false }
    }
  }
  return { matches: findSimilar(entries, text).map(({ item }) => createMatch(item, 'other')), isFuzzy: true }
}

const removePunctuation = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, ' ')

const foldQuery = (text: string): string => fold(text.normalize('NFC')).trim().replace(/ +/g, ' ')

type SearchStrategy<T> = (entries: readonly SearchEntry<T>[]) => readonly SearchMatch<T>[]

const createNameSearch =
  <T>(foldedQuery: string, findFallback: FallbackMatcher<T>): SearchStrategy<T> =>
  entries => {
    const latinQuery = transliterate(foldedQuery)
    const matchesByRank: readonly [SearchMatch<T>[], SearchMatch<T>[], SearchMatch<T>[], SearchMatch<T>[]] = [
      [],
      [],
      [],
      [],
    ]
    for (const entry of entries) {
      const { item, foldedName, latinAliases } = entry
      const start = findWordPrefix(foldedName, foldedQuery)
      if (start >= 0) matchesByRank[start === 0 ? 0 : 1].push(createMatch(item, 'name', start, foldedQuery.length))
      else if (latinAliases.some(alias => startsWithAlias(latinQuery, alias)))
        matchesByRank[0].push(createMatch(item, 'other'))
      else if (latinAliases.some(alias => isAliasPrefix(latinQuery, alias)))
        matchesByRank[2].push(createMatch(item, 'other'))
      else {
        const fallbackStart = findFallback(entry, foldedQuery)
        if (fallbackStart >= 0) matchesByRank[3].push(createMatch(item, 'fallback', fallbackStart, foldedQuery.length))
      }
    }
    return matchesByRank.flat()
  }

const createTransliterationSearch =
  <T>(latinQuery: string): SearchStrategy<T> =>
  entries =>
    latinQuery === ''
      ? []
      : entries
          .filter(({ latinNames }) => latinNames.some(name => name.startsWith(latinQuery)))
          .map(({ item }) => createMatch(item, 'other'))

const createStemSearch =
  <T>(latinQuery: string): SearchStrategy<T> =>
  entries => {
    const stemmedQuery = ` ${stemPhrase(latinQuery)} `
    return stemmedQuery.trim() === ''
      ? []
      : entries
          .filter(({ latinNames: [name = ''], latinAliases }) =>
            [name, ...latinAliases].some(words => ` ${stemPhrase(words)} `.includes(stemmedQuery)),
          )
          .map(({ item }) => createMatch(item, 'other'))
  }

const findWordPrefix = (name: string, foldedQuery: string): number => {
  if (name.startsWith(foldedQuery)) return 0
  const spaceIndex = name.indexOf(` ${foldedQuery}`)
  return spaceIndex < 0 ? -1 : spaceIndex + 1
}

const minAliasPrefixLength = 3

const isAliasPrefix = (latinQuery: string, alias: string): boolean =>
  latinQuery.length >= minAliasPrefixLength && alias.startsWith(latinQuery)

const startsWithAlias = (latinQuery: string, alias: string): boolean =>
  alias === latinQuery || latinQuery.startsWith(`${alias} `)

const createMatch = <T>(item: T, field: SearchMatch<T>['field'], start = 0, length = 0): SearchMatch<T> => ({
  item,
  field,
  start,
  length,
})
