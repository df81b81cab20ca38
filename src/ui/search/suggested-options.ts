import { cityPath, listPath } from '#application/routing/list-path.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { SuggestedList } from '#application/search/suggest-list.ts'
import type { SuggestedSpecialist, Suggestions } from '#application/search/suggest.ts'
import type { SuggestedCategory } from '#domain/category/suggest-categories.ts'
import type { FoundCity } from '#domain/city/filter-cities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { profilePath, specialistsPath } from '#ui/paths.ts'

export type SuggestedOption = { readonly href: string } & (
  | { readonly kind: 'meant'; readonly list: SuggestedList }
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'specialist'; readonly specialist: SuggestedSpecialist }
  | { readonly kind: 'city'; readonly city: FoundCity }
  | { readonly kind: 'all'; readonly isEverywhere: boolean }
)

/** Stable while the user types, unlike the URL of the full results. */
export const getOptionKey = ({ kind, href }: SuggestedOption): string => (kind === 'all' ? kind : href)

interface OptionsInput {
  readonly locale: Locale
  /** Slug; undefined: the whole country. */
  readonly city: string | undefined
  /** Address of the full results. */
  readonly here: string
  readonly query: string
}

/**
 * All options in the order of the arrow keys. The last one links to the full results, or to those of the whole country when
 * the city has none.
 */
export const getSuggestedOptions = (
  { locale, city, here, query }: OptionsInput,
  suggestions: Suggestions | undefined,
): readonly SuggestedOption[] => {
  const { meant, categories = [], specialists = [], cities = [] } = suggestions ?? {}
  const where = city === undefined ? null : { slug: city }
  const isEverywhere = where !== null && suggestions?.specialists.length === 0 && !suggestions.incomplete
  return [
    ...(meant ? [{ kind: 'meant' as const, href: getMeantHref(locale, meant), list: meant }] : []),
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
    { kind: 'all', isEverywhere, href: isEverywhere ? localePath(locale, specialistsPath(null)) + query : here },
  ]
}

const getMeantHref = (locale: Locale, { city, category, search: rest, sort }: SuggestedList): string =>
  listPath({
    locale,
    city: city === null ? null : { slug: city },
    category,
    filters: { ...(rest !== '' && { search: rest }), ...(sort && { sort }) },
  })
