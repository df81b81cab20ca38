import { fold } from '#domain/search/compare-names.ts'
import type { Category } from './category.ts'
import aliasTable from './category-aliases.json'

type CategoryAliases = ReadonlyMap<Category, readonly string[]>

/** The API may change slugs, so an entry whose slugs match no category is matched by words of the name. */
export const getCategoryAliases = (categories: readonly Category[]): CategoryAliases => {
  const categoryBySlug = new Map(categories.map(category => [category.slug, category]))
  const aliases = new Map<Category, readonly string[]>()
  for (const entry of aliasTable) {
    const matchedBySlug = entry.slugs.flatMap(slug => categoryBySlug.get(slug) ?? [])
    for (const category of matchedBySlug.length > 0
      ? matchedBySlug.slice(0, 1)
      : findByNameWords(categories, entry.nameWords))
      aliases.set(category, [...(aliases.get(category) ?? []), ...entry.aliases])
  }
  return aliases
}

const findByNameWords = (categories: readonly Category[], words: readonly string[]): readonly Category[] =>
  categories.filter(({ name }) => words.some(word => ` ${fold(name)}`.includes(` ${fold(word)}`)))
