import { searchByName, type SearchMatch } from '#domain/search/search-by-name.ts'
import { createSearchEntry, type SearchEntry } from '#domain/search/search-entry.ts'
import type { Category } from './category.ts'
import { everydayNames } from './everyday-names.ts'

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
  readonly near: boolean
}

/** Categories of all levels, by their names and by what people call them, the fullest first. */
export const suggestCategories = (tree: readonly Category[], text: string, limit: number): SuggestedCategories => {
  if (text.trim() === '') return { categories: [], near: false }
  const { matches: found, isFuzzy: near } = searchByName(namedOnce(tree), text, placeInside)
  return { categories: found.slice(0, limit).map(shown), near }
}

// Fewer letters are in nearly every name.
const shortestInside = 3

const placeInside = ({ foldedName: folded }: SearchEntry<Category>, typed: string): number =>
  typed.length < shortestInside ? -1 : folded.indexOf(typed)

const shown = ({ item, in: place, start, length }: SearchMatch<Category>): SuggestedCategory => ({
  slug: item.slug,
  name: item.name.normalize('NFC'),
  profilesCount: item.profilesCount,
  match: place === 'other' ? null : { start, end: start + length },
})

// Asked on every key stroke, nearly always about the same tree.
const known = new WeakMap<readonly Category[], readonly SearchEntry<Category>[]>()

const namedOnce = (tree: readonly Category[]) => {
  const categories = known.get(tree) ?? namedCategories(tree)
  known.set(tree, categories)
  return categories
}

const namedCategories = (tree: readonly Category[]): readonly SearchEntry<Category>[] => {
  const categories = flat(tree).toSorted((a, b) => countOf(b) - countOf(a))
  const names = everydayNames(categories)
  return categories.map(category =>
    createSearchEntry(category, { name: category.name, slug: ownSegment(category.slug) }, names.get(category)),
  )
}

const flat = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [category, ...flat(category.children)])

const ownSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

const countOf = ({ profilesCount }: Category): number => profilesCount ?? 0
