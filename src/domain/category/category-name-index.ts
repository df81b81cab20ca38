import { createSimilarKeySearch } from '#domain/search/similar-key-search.ts'
import { getPhraseKey, isIntentWord, splitQuery } from '#domain/search/query-words.ts'
import { stemPhrase } from '#domain/search/stem-phrase.ts'
import type { Category } from './category.ts'
import { getCategoryAliases } from './category-aliases.ts'

/** Finds categories by the key of a phrase (`getPhraseKey`), regardless of word endings. */
export interface CategoryNameIndex {
  /** Returns all matches: of names first, then of aliases, then of parts of joined names ('Няни и сиделки'). */
  readonly find: (key: string) => readonly Category[]
  readonly findSimilar: (key: string) => readonly Category[]
  /** Returns the category if it has the word in a name or alias, otherwise its only descendant that does. */
  readonly findByWord: (category: Category, key: string) => Category | undefined
  readonly isAncestor: (category: Category, descendant: Category) => boolean
}

export const createCategoryNameIndex = (
  tree: readonly Category[],
  translations: readonly (readonly Category[])[],
): CategoryNameIndex => {
  const categories = flattenByLevel(tree)
  const flatTranslations = translations.map(translation => flattenByLevel(translation))
  const namesByCategory = new Map(categories.map(category => [category, getNames(category, flatTranslations)]))
  const categoriesByStem = new Map<string, readonly Category[]>()
  const addName = (category: Category, name: string) => {
    const stem = toStem(name)
    const categoriesWithStem = categoriesByStem.get(stem) ?? []
    if (stem !== '' && !categoriesWithStem.includes(category))
      categoriesByStem.set(stem, [...categoriesWithStem, category])
  }
  const aliases = getCategoryAliases(categories)
  for (const [category, names] of namesByCategory) for (const name of names) addName(category, name)
  for (const [category, aliasNames] of aliases) for (const alias of aliasNames) addName(category, alias)
  for (const [category, names] of namesByCategory)
    for (const part of names.flatMap(splitJoinedNames)) addName(category, part)
  const findSimilarStems = createSimilarKeySearch(categoriesByStem.keys())
  return {
    find: key => categoriesByStem.get(stemPhrase(key)) ?? [],
    findSimilar: key => findSimilarStems(stemPhrase(key)).flatMap(stem => categoriesByStem.get(stem) ?? []),
    findByWord: (category, key) => {
      const word = stemPhrase(key)
      const hasWord = (other: Category) =>
        [...(namesByCategory.get(other) ?? []), ...(aliases.get(other) ?? [])].some(name =>
          toStem(name).split(' ').includes(word),
        )
      const matches = hasWord(category) ? [category] : flattenByLevel(category.children).filter(hasWord)
      return matches.length === 1 ? matches[0] : undefined
    },
    isAncestor: (category, { id }) => flattenByLevel(category.children).some(child => child.id === id),
  }
}

const getNames = ({ id, name }: Category, translations: readonly (readonly Category[])[]): readonly string[] => [
  name,
  ...translations.flatMap(categories => categories.find(category => category.id === id)?.name ?? []),
]

const flattenByLevel = (tree: readonly Category[]): readonly Category[] =>
  tree.length === 0 ? [] : [...tree, ...flattenByLevel(tree.flatMap(({ children }) => children))]

const splitJoinedNames = (name: string): readonly string[] => {
  const parts = name.split(/ (?:и|and|&) |[,/]/)
  return parts.length > 1 ? parts : []
}

const toStem = (name: string): string =>
  stemPhrase(getPhraseKey(splitQuery(name).filter(({ key }) => !isIntentWord(key))))
