import type { Locale } from '#domain/shared/locale.ts'
import { listAt } from './list-at.ts'
import { listPath } from './list-path.ts'
import { localePath } from './locale-path.ts'

/**
 * Where somebody who is at `path` and chooses a city goes: from a list to the same list of that city, from everywhere else
 * to the city's page.
 */
export function cityChoice(locale: Locale, path: string, query: string, slug: string): string {
  const list = listAt(path, query)
  return list ? listPath({ locale, city: { slug }, ...list }) : localePath(locale, `/${slug}`)
}
