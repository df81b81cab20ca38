import { searchByName, type SearchMatch } from '#domain/search/search-by-name.ts'
import { createSearchEntry, type SearchEntry } from '#domain/search/search-entry.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import { flattenTree, type Category } from './category.ts'
import { getCategoryAliases } from './category-aliases.ts'

export interface SuggestedCategory {
  readonly slug: string
  readonly name: string
  readonly profilesCount: number | null
  /** The range [start, end) of the name to highlight; null if an alias or another spelling matches. */
  readonly match: { readonly start: number; readonly end: number } | null
}

export interface SuggestedCategories {
  readonly categories: readonly SuggestedCategory[]
  readonly isFuzzy: boolean
}

export const suggestCategories = (tree: readonly Category[], text: string, limit: number): SuggestedCategories => {
  if (text.trim() === '') return { categories: [], isFuzzy: false }
  const { matches, isFuzzy } = searchByName(getSearchEntries(tree), text, findInfix)
  return { categories: matches.slice(0, limit).map(toSuggestion), isFuzzy }
}

const minInfixLength = 3

const findInfix = ({ foldedName }: SearchEntry<Category>, foldedQuery: string): number =>
  foldedQuery.length < minInfixLength ? -1 : foldedName.indexOf(foldedQuery)

const toSuggestion = ({ item, field, start, length }: SearchMatch<Category>): SuggestedCategory => ({
  slug: item.slug,
  name: item.name.normalize('NFC'),
  profilesCount: item.profilesCount,
  match: field === 'other' ? null : { start, end: start + length },
})

const getSearchEntries = memoizeByIdentity((tree: readonly Category[]): readonly SearchEntry<Category>[] => {
  const categories = flattenTree(tree).toSorted((a, b) => getProfilesCount(b) - getProfilesCount(a))
  const aliases = getCategoryAliases(categories)
  return categories.map(category =>
    createSearchEntry(category, { name: category.name, slug: getLastSegment(category.slug) }, aliases.get(category)),
  )
})

const getLastSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

const getProfilesCount = ({ profilesCount }: Category): number => profilesCount ?? 0
