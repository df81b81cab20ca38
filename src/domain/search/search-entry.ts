import { fold, transliterate } from './compare-names.ts'

/** Something that people look for by its name. */
export interface SearchEntry<T> {
  readonly item: T
  /** Each character stands where it does in the shown name, so that what is found can be marked there. */
  readonly foldedName: string
  /** Name and slug in Latin letters: a slug may say more than the name, and an English name is not spelled like it. */
  readonly latinNames: readonly string[]
  /** The words of a name that has several, in Latin letters, short ones left out. */
  readonly latinWords: readonly string[]
  /** What people call it besides, in Latin letters. */
  readonly latinAliases: readonly string[]
}

interface Names {
  readonly name: string
  readonly slug: string
}

const minWordLength = 5

export const createSearchEntry = <T>(
  item: T,
  { name, slug }: Names,
  aliases: readonly string[] = [],
): SearchEntry<T> => {
  const latinName = toLatin(name)
  const latinSlug = fold(slug)
  return {
    item,
    foldedName: fold(name.normalize('NFC')),
    latinNames: latinSlug === latinName ? [latinName] : [latinName, latinSlug],
    latinWords: latinName.includes(' ') ? latinName.split(' ').filter(word => word.length >= minWordLength) : [],
    latinAliases: aliases.map(toLatin),
  }
}

/** Small Latin letters, digits and spaces. */
export const toLatin = (text: string): string =>
  transliterate(fold(text.normalize('NFC')))
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
