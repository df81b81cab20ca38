import { fold, transliterate, switchLayout } from './compare-names.ts'
import type { SearchEntry } from './search-entry.ts'
import { findSimilar } from './find-similar.ts'

/** What answers a text, and where: `length` letters from `start` on. */
export interface SearchMatch<T> {
  readonly item: T
  /** Nothing to mark where it is another name or another spelling that answers. */
  readonly in: 'name' | 'fallback' | 'other'
  readonly start: number
  readonly length: number
}

interface SearchResult<T> {
  readonly matches: readonly SearchMatch<T>[]
  /** Nothing answers: these have a similar name. */
  readonly isFuzzy: boolean
}

/** Where else to look when neither the name nor another word for it begins so: the place of the text, or -1. */
type FallbackMatcher<T> = (entry: SearchEntry<T>, typed: string) => number

/**
 * What somebody who typed this may look for, as cities and categories are looked for alike: names that start with it or
 * that people use for it, then names with a word that starts with it, then what lies beside. Where that finds nothing:
 * the same in Latin letters, with another ending, with the other layout of the keyboard; then similar names. Of what
 * answers as well, the first of all comes first.
 */
export const searchByName = <T>(
  entries: readonly SearchEntry<T>[],
  text: string,
  findFallback: FallbackMatcher<T>,
): SearchResult<T> => {
  for (const typed of [foldQuery(text), foldQuery(switchLayout(text))]) {
    const strategies: readonly SearchStrategy<T>[] = [
      createNameSearch(typed, findFallback),
      createTransliterationSearch(transliterate(typed)),
      createStemSearch(transliterate(typed)),
    ]
    for (const search of strategies) {
      const matches = typed === '' ? [] : search(entries)
      if (matches.length > 0) return { matches, isFuzzy: false }
    }
  }
  return { matches: findSimilar(entries, text).map(({ item }) => createMatch(item, 'other')), isFuzzy: true }
}

const foldQuery = (text: string): string => fold(text.normalize('NFC')).trim().replace(/ +/g, ' ')

type SearchStrategy<T> = (entries: readonly SearchEntry<T>[]) => readonly SearchMatch<T>[]

const createNameSearch =
  <T>(typed: string, findFallback: FallbackMatcher<T>): SearchStrategy<T> =>
  entries => {
    const latinQuery = transliterate(typed)
    const ranked: readonly [SearchMatch<T>[], SearchMatch<T>[], SearchMatch<T>[], SearchMatch<T>[]] = [[], [], [], []]
    for (const entry of entries) {
      const { item, foldedName, latinAliases } = entry
      const start = findWordPrefix(foldedName, typed)
      if (start >= 0) ranked[start === 0 ? 0 : 1].push(createMatch(item, 'name', start, typed.length))
      else if (latinAliases.some(alias => startsWithAlias(alias, latinQuery)))
        ranked[0].push(createMatch(item, 'other'))
      else if (latinAliases.some(alias => isAliasPrefix(alias, latinQuery))) ranked[2].push(createMatch(item, 'other'))
      else {
        const fallbackStart = findFallback(entry, typed)
        if (fallbackStart >= 0) ranked[3].push(createMatch(item, 'fallback', fallbackStart, typed.length))
      }
    }
    return ranked.flat()
  }

const createTransliterationSearch =
  <T>(latinQuery: string): SearchStrategy<T> =>
  entries =>
    latinQuery === ''
      ? []
      : entries
          .filter(({ latinNames }) => latinNames.some(name => name.startsWith(latinQuery)))
          .map(({ item }) => createMatch(item, 'other'))

/** Endings come and go: who looks for one nanny finds 'nannies', in Russian too. Whole words only. */
const createStemSearch =
  <T>(latinQuery: string): SearchStrategy<T> =>
  entries => {
    const stemmedQuery = ` ${stemWords(latinQuery)} `
    return stemmedQuery.trim() === ''
      ? []
      : entries
          .filter(({ latinNames: [name = ''], latinAliases }) =>
            [name, ...latinAliases].some(words => ` ${stemWords(words)} `.includes(stemmedQuery)),
          )
          .map(({ item }) => createMatch(item, 'other'))
  }

const stemWords = (words: string): string => words.split(' ').map(stemWord).join(' ')
// What is shorter without it is no ending.
const stemWord = (word: string): string => word.replace(/(?<=[a-z]{3})(?:[aeiouy]{1,3}s?|s)$/, '')

const findWordPrefix = (name: string, typed: string): number => {
  if (name.startsWith(typed)) return 0
  const spaceIndex = name.indexOf(` ${typed}`)
  return spaceIndex < 0 ? -1 : spaceIndex + 1
}

// Fewer letters begin too much.
const minAliasPrefixLength = 3

const isAliasPrefix = (alias: string, latinQuery: string): boolean =>
  latinQuery.length >= minAliasPrefixLength && alias.startsWith(latinQuery)

/** The whole of it, and perhaps words after it. */
const startsWithAlias = (alias: string, latinQuery: string): boolean =>
  alias === latinQuery || latinQuery.startsWith(`${alias} `)

const createMatch = <T>(item: T, where: SearchMatch<T>['in'], start = 0, length = 0): SearchMatch<T> => ({
  item,
  in: where,
  start,
  length,
})
