import type { Locale } from '../../domain/shared/locale'
import { localePath } from './locale-path'

interface List {
  readonly locale: Locale
  /** Without one: the whole country. */
  readonly city?: { readonly slug: string } | null
  /** Slug. */
  readonly category?: string | null
  readonly page?: number
}

/** The address of a list of specialists. A city's category is in the path, the country's in the query. */
export function listPath({ locale, city, category, page = 1 }: List): string {
  const path = city ? `/${city.slug}/specialists${category ? `/${category}` : ''}` : '/profiles'
  const query = [...(!city && category ? [`category=${category}`] : []), ...(page > 1 ? [`page=${page}`] : [])]
  return localePath(locale, path) + (query.length > 0 ? `?${query.join('&')}` : '')
}
