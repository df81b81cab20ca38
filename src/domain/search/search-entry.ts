import { fold } from './fold.ts'
import { transliterate } from './transliterate.ts'

export interface SearchEntry<T> {
  readonly item: T
  /** Each character has the same offset as in the name in NFC, so that a match can be highlighted there. */
  readonly foldedName: string
  /** The name comes first. The slug may name the region or be in another language. */
  readonly latinNames: readonly string[]
  readonly latinWords: readonly string[]
  readonly latinAliases: readonly string[]
}

interface EntryNames {
  readonly name: string
  readonly slug: string
  /** For a city, the name with the region: 'Киров Калужская область'. */
  readonly fullName?: string
}

const minWordLength = 5

export const createSearchEntry = <T>(
  item: T,
  { name, slug, fullName = name }: EntryNames,
  aliases: readonly string[] = [],
): SearchEntry<T> => {
  const latinName = toLatin(name)
  return {
    item,
    foldedName: fold(name.normalize('NFC')),
    latinNames: [...new Set([latinName, fold(slug), toLatin(fullName)])],
    latinWords: latinName.includes(' ') ? latinName.split(' ').filter(word => word.length >= minWordLength) : [],
    latinAliases: aliases.map(toLatin),
  }
}

export const toLatin = (text: string): string =>
  transliterate(fold(text.normalize('NFC')))
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
