import { localePath } from '#application/routing/locale-path.ts'
import type { SuggestedSpecialist, Suggestions } from '#application/profile/suggest.ts'
import type { SuggestedCategory } from '#domain/category/suggest-categories.ts'
import type { FoundCity } from '#domain/city/city-filter.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { cityPath, profilePath, specialistsPath } from '#ui/paths.ts'

/** A suggestion: its link and what it shows. */
export type SuggestedOption = { readonly href: string } & (
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'specialist'; readonly specialist: SuggestedSpecialist }
  | { readonly kind: 'city'; readonly city: FoundCity }
  | { readonly kind: 'all' }
)

/** All suggestions in the order of the arrow keys. `all` is the address of the full results. */
export const suggestedOptions = (
  locale: Locale,
  city: string | undefined,
  suggestions: Suggestions | undefined,
  all: string,
): readonly SuggestedOption[] => {
  const { categories = [], specialists = [], cities = [] } = suggestions ?? {}
  const where = city === undefined ? null : { slug: city }
  return [
    ...categories.map(category => ({
      kind: 'category' as const,
      href: localePath(locale, specialistsPath(where, category.slug)),
      category,
    })),
    ...specialists.map(specialist => ({
      kind: 'specialist' as const,
      href: localePath(locale, profilePath(specialist)),
      specialist,
    })),
    ...cities.map(found => ({ kind: 'city' as const, href: localePath(locale, cityPath(found)), city: found })),
    { kind: 'all', href: all },
  ]
}
