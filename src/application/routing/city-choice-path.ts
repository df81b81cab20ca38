import type { Locale } from '#domain/shared/locale.ts'
import { resolveList } from './resolve-list.ts'
import { cityPath, listPath } from './list-path.ts'
import { localePath } from './locale-path.ts'

/** Where choosing a city leads: from a list to the same list of the city, from any other page to the city's page. */
export function getCityChoicePath(locale: Locale, path: string, query: string, slug: string): string {
  const list = resolveList(path, query)
  return list ? listPath({ locale, city: { slug }, ...list }) : localePath(locale, cityPath({ slug }))
}
