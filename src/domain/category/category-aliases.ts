import { fold } from '#domain/search/fold.ts'
import type { Category } from './category.ts'
import aliasTable from './category-aliases.json'

type CategoryAliases = ReadonlyMap<Category, readonly string[]>

/** Falls back to the starts of words in names, because the API may change slugs. */
export const getCategoryAliases = (categories: readonly Category[]): CategoryAliases => {
  const categoryBySlug = new Map(categories.map(category => [category.slug, category]))
  const aliases = new Map<Category, readonly string[]>()
  for (const entry of aliasTable) {
    const matchedBySlug = entry.slugs.flatMap(slug => categoryBySlug.get(slug) ?? [])
    for (const category of matchedBySlug.length > 0
      ? matchedBySlug.slice(0, 1)
      : findByWordPrefixes(categories, entry.wordPrefixes))
      aliases.set(category, [...(aliases.get(category) ?? []), ...entry.aliases])
  }
  return aliases
}

const findByWordPrefixes = (categories: readonly Category[], prefixes: readonly string[]): readonly Category[] =>
  categories.filter(({ name }) => prefixes.some(prefix => ` ${fold(name)}`.includes(` ${fold(prefix)}`)))
