import { getCityPath, getListPath } from '#application/routing/list-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { SuggestedList } from '#application/search/suggest-list.ts'
import type { SuggestedSpecialist, Suggestions } from '#application/search/suggest.ts'
import type { SuggestedCategory } from '#domain/category/suggest-categories.ts'
import type { FoundCity } from '#domain/city/filter-cities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getProfilePath, getSpecialistsPath } from '#ui/paths.ts'

export type SuggestedOption = { readonly href: string } & (
  | { readonly kind: 'suggestedList'; readonly list: SuggestedList }
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'specialist'; readonly specialist: SuggestedSpecialist }
  | { readonly kind: 'city'; readonly city: FoundCity }
  | { readonly kind: 'all'; readonly isCountryFallback: boolean }
)

/** A key that does not change while the visitor types, unlike the URL of the full results. */
export const getOptionKey = ({ kind, href }: SuggestedOption): string => (kind === 'all' ? kind : href)

interface OptionsInput {
  readonly locale: Locale
  /** Slug; undefined for the whole country. */
  readonly city: string | undefined
  readonly resultsHref: string
  /** For example '?search=…'. */
  readonly query: string
}

/** In the order in which the arrow keys reach them. */
export const getSuggestedOptions = (
  { locale, city, resultsHref, query }: OptionsInput,
  suggestions: Suggestions | undefined,
): readonly SuggestedOption[] => {
  const { suggestedList, categories = [], specialists = [], cities = [] } = suggestions ?? {}
  const cityFilter = city === undefined ? null : { slug: city }
  const isCountryFallback = cityFilter !== null && suggestions?.specialists.length === 0 && !suggestions.incomplete
  return [
    ...(suggestedList
      ? [{ kind: 'suggestedList' as const, href: getSuggestedListHref(locale, suggestedList), list: suggestedList }]
      : []),
    ...categories.map(category => ({
      kind: 'category' as const,
      href: localizePath(locale, getSpecialistsPath(cityFilter, category.slug)),
      category,
    })),
    ...specialists.map(specialist => ({
      kind: 'specialist' as const,
      href: localizePath(locale, getProfilePath(specialist)),
      specialist,
    })),
    ...cities.map(foundCity => ({
      kind: 'city' as const,
      href: localizePath(locale, getCityPath(foundCity)),
      city: foundCity,
    })),
    {
      kind: 'all',
      isCountryFallback,
      href: isCountryFallback ? localizePath(locale, getSpecialistsPath(null)) + query : resultsHref,
    },
  ]
}

const getSuggestedListHref = (
  locale: Locale,
  { city, category, search: searchText, sort, priceTo }: SuggestedList,
): string =>
  getListPath({
    locale,
    city: city === null ? null : { slug: city },
    category,
    filters: {
      ...(searchText !== '' && { search: searchText }),
      ...(sort && { sort }),
      ...(priceTo !== undefined && { priceTo }),
    },
  })
