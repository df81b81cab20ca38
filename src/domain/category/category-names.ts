import { findSimilarKeys } from '#domain/search/find-similar-keys.ts'
import { getPhraseKey, isIntentWord, splitQuery } from '#domain/search/query-words.ts'
import { stemPhrase } from '#domain/search/stem-phrase.ts'
import type { Category } from './category.ts'
import { getCategoryAliases } from './category-aliases.ts'

/** Finds categories by the key of a phrase (`getPhraseKey`), whatever the endings of its words. */
export interface CategoryNames {
  /** By name, one of the names that 'и' joins, or everyday name. The category nearest to the root first. */
  readonly find: (key: string) => readonly Category[]
  /** By a name with a typing error. */
  readonly findSimilar: (key: string) => readonly Category[]
  /** The category itself if the word is in its names, else the only descendant with it. */
  readonly findByWord: (category: Category, key: string) => Category | undefined
  readonly isAncestor: (category: Category, of: Category) => boolean
}

/** `translations` are the same trees in other languages; the first tree is the one whose names are shown. */
export const createCategoryNames = (
  tree: readonly Category[],
  translations: readonly (readonly Category[])[],
): CategoryNames => {
  const categories = flattenTree(tree)
  const translated = translations.map(translation => flattenTree(translation))
  const namesOf = new Map(categories.map(category => [category, getNames(category, translated)]))
  const byStem = new Map<string, readonly Category[]>()
  const add = (category: Category, name: string) => {
    const stem = toStem(name)
    const known = byStem.get(stem) ?? []
    if (stem !== '' && !known.includes(category)) byStem.set(stem, [...known, category])
  }
  const aliases = getCategoryAliases(categories)
  // Whole names before parts of others.
  for (const [category, names] of namesOf) for (const name of names) add(category, name)
  for (const [category, words] of aliases) for (const word of words) add(category, word)
  for (const [category, names] of namesOf) for (const part of names.flatMap(splitJoinedNames)) add(category, part)
  return {
    find: key => byStem.get(stemPhrase(key)) ?? [],
    findSimilar: key => findSimilarKeys([...byStem.keys()], stemPhrase(key)).flatMap(stem => byStem.get(stem) ?? []),
    findByWord: (category, key) => {
      const word = stemPhrase(key)
      const hasWord = (other: Category) =>
        [...(namesOf.get(other) ?? []), ...(aliases.get(other) ?? [])].some(name =>
          toStem(name).split(' ').includes(word),
        )
      const descendants = hasWord(category) ? [category] : flattenTree(category.children).filter(hasWord)
      return descendants.length === 1 ? descendants[0] : undefined
    },
    isAncestor: (category, { id }) => flattenTree(category.children).some(child => child.id === id),
  }
}

const getNames = ({ id, name }: Category, translated: readonly (readonly Category[])[]): readonly string[] => [
  name,
  ...translated.flatMap(categories => categories.find(category => category.id === id)?.name ?? []),
]

/** Breadth first. */
const flattenTree = (tree: readonly Category[]): readonly Category[] =>
  tree.length === 0 ? [] : [...tree, ...flattenTree(tree.flatMap(({ children }) => children))]

const splitJoinedNames = (name: string): readonly string[] => {
  const parts = name.split(/ (?:и|and|&) |[,/]/)
  return parts.length > 1 ? parts : []
}

const toStem = (name: string): string =>
  stemPhrase(getPhraseKey(splitQuery(name).filter(({ key }) => !isIntentWord(key))))
