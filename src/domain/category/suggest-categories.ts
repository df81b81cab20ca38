import { fold } from '#domain/city/compare-names.ts'
import type { Category } from './category.ts'

/** A category whose name answers what was typed, and which of its letters do: [start, end). */
export interface SuggestedCategory {
  readonly slug: string
  readonly name: string
  readonly profilesCount: number | null
  readonly match: { readonly start: number; readonly end: number }
}

// Fewer letters are in nearly every name.
const shortestInside = 3

/** Categories of all levels: names that start with the text, then names with a word that does, then with it inside; the fullest first. */
export const suggestCategories = (
  tree: readonly Category[],
  text: string,
  limit: number,
): readonly SuggestedCategory[] => {
  const typed = fold(text.normalize('NFC')).trim().replace(/ +/g, ' ')
  if (typed === '') return []
  return flat(tree)
    .flatMap(category => {
      const start = startIn(fold(category.name), typed)
      return start < 0 ? [] : [{ category, start, rank: rankOf(category.name, start) }]
    })
    .toSorted((a, b) => a.rank - b.rank || countOf(b.category) - countOf(a.category))
    .slice(0, limit)
    .map(({ category: { slug, name, profilesCount }, start }) => ({
      slug,
      name,
      profilesCount,
      match: { start, end: start + typed.length },
    }))
}

const flat = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [category, ...flat(category.children)])

const startIn = (name: string, typed: string): number => {
  if (name.startsWith(typed)) return 0
  const word = name.indexOf(` ${typed}`)
  if (word >= 0) return word + 1
  return typed.length < shortestInside ? -1 : name.indexOf(typed)
}

const rankOf = (name: string, start: number): number => (start === 0 ? 0 : fold(name)[start - 1] === ' ' ? 1 : 2)

const countOf = ({ profilesCount }: Category): number => profilesCount ?? 0
