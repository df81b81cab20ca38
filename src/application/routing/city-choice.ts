import type { Locale } from '#domain/shared/locale.ts'
import { cityTarget } from './city-target.ts'
import { localePath, splitLocale } from './locale-path.ts'

/**
 * Where somebody who is at `path` and chooses a city goes: from a list to the same list of that city, from everywhere else
 * to the city's page.
 */
export function cityChoice(locale: Locale, path: string, query: string, slug: string): string {
  const category = new URLSearchParams(query).get('category')
  const list = path.endsWith('/profiles') && category ? `${path}?category=${category}` : path
  const target = cityTarget(list, slug)
  return target === list && !isListOf(path, slug) ? localePath(locale, `/${slug}`) : target
}

const isListOf = (path: string, slug: string) => splitLocale(path).path.startsWith(`/${slug}/specialists`)
