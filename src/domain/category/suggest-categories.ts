import { searchByName, type SearchMatch } from '#domain/search/search-by-name.ts'
import { createSearchEntry, type SearchEntry } from '#domain/search/search-entry.ts'
import type { Category } from './category.ts'
import { getCategoryAliases } from './category-aliases.ts'

/** A category that answers what was typed, and which letters of its name do: [start, end). */
export interface SuggestedCategory {
  readonly slug: string
  readonly name: string
  readonly profilesCount: number | null
  /** Null where another name or spelling of it answers. */
  readonly match: { readonly start: number; readonly end: number } | null
}

export interface SuggestedCategories {
  readonly categories: readonly SuggestedCategory[]
  /** Nothing answers: these have a similar name. */
  readonly isFuzzy: boolean
}

/** Categories of all levels, by their names and by what people call them, the fullest first. */
export const suggestCategories = (tree: readonly Category[], text: string, limit: number): SuggestedCategories => {
  if (text.trim() === '') return { categories: [], isFuzzy: false }
  const { matches, isFuzzy } = searchByName(getSearchEntries(tree), text, findInfix)
  return { categories: matches.slice(0, limit).map(toSuggestion), isFuzzy }
}

// Fewer letters are in nearly every name.
const minInfixLength = 3

const findInfix = ({ foldedName }: SearchEntry<Category>, typed: string): number =>
  typed.length < minInfixLength ? -1 : foldedName.indexOf(typed)

const toSuggestion = ({ item, in: matchedIn, start, length }: SearchMatch<Category>): SuggestedCategory => ({
  slug: item.slug,
  name: item.name.normalize('NFC'),
  profilesCount: item.profilesCount,
  match: matchedIn === 'other' ? null : { start, end: start + length },
})

// Asked on every key stroke, nearly always about the same tree.
const entriesByTree = new WeakMap<readonly Category[], readonly SearchEntry<Category>[]>()

const getSearchEntries = (tree: readonly Category[]) => {
  const entries = entriesByTree.get(tree) ?? createSearchEntries(tree)
  entriesByTree.set(tree, entries)
  return entries
}

const createSearchEntries = (tree: readonly Category[]): readonly SearchEntry<Category>[] => {
  const categories = flattenTree(tree).toSorted((a, b) => getProfilesCount(b) - getProfilesCount(a))
  const aliases = getCategoryAliases(categories)
  return categories.map(category =>
    createSearchEntry(category, { name: category.name, slug: getLastSegment(category.slug) }, aliases.get(category)),
  )
}

const flattenTree = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [category, ...flattenTree(category.children)])

const getLastSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

const getProfilesCount = ({ profilesCount }: Category): number => profilesCount ?? 0
