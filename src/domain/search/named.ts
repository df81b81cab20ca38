import { fold, latin } from './compare-names.ts'

/** Something that people look for by its name. */
export interface Named<T> {
  readonly item: T
  /** Each character stands where it does in the shown name, so that what is found can be marked there. */
  readonly folded: string
  /** Name and slug in Latin letters: a slug may say more than the name, and an English name is not spelled like it. */
  readonly spellings: readonly string[]
  /** The words of a name that has several, in Latin letters, short ones left out. */
  readonly words: readonly string[]
  /** What people call it besides, in Latin letters. */
  readonly aliases: readonly string[]
}

interface Known {
  readonly name: string
  readonly slug: string
}

const shortestWord = 5

export const named = <T>(item: T, { name, slug }: Known, aliases: readonly string[] = []): Named<T> => {
  const spelled = spelling(name)
  const ofSlug = fold(slug)
  return {
    item,
    folded: fold(name.normalize('NFC')),
    spellings: ofSlug === spelled ? [spelled] : [spelled, ofSlug],
    words: spelled.includes(' ') ? spelled.split(' ').filter(word => word.length >= shortestWord) : [],
    aliases: aliases.map(spelling),
  }
}

/** Small Latin letters, digits and spaces. */
export const spelling = (text: string): string =>
  latin(fold(text.normalize('NFC')))
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
