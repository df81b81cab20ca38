import { fold } from '#domain/search/compare-names.ts'
import type { Category } from './category.ts'
import everyday from './everyday-names.json'

type NamesOf = ReadonlyMap<Category, readonly string[]>

/**
 * What people call the categories besides their names. Those whose slugs are not in this tree go by the words of names:
 * the directory has no say in how the API spells its slugs.
 */
export const everydayNames = (categories: readonly Category[]): NamesOf => {
  const bySlug = new Map(categories.map(category => [category.slug, category]))
  const names = new Map<Category, readonly string[]>()
  for (const entry of everyday) {
    const known = entry.slugs.flatMap(slug => bySlug.get(slug) ?? [])
    for (const category of known.length > 0 ? known.slice(0, 1) : named(categories, entry.words))
      names.set(category, [...(names.get(category) ?? []), ...entry.names])
  }
  return names
}

const named = (categories: readonly Category[], words: readonly string[]): readonly Category[] =>
  categories.filter(({ name }) => words.some(word => ` ${fold(name)}`.includes(` ${fold(word)}`)))
