import type { Locale } from '#domain/shared/locale.ts'
import { localePath, splitLocale } from './locale-path.ts'

const list = /^(\/en)?\/(?:profiles|[^/]+\/specialists)(?:(?:\?category=|\/(?!\d+$))([^?#]+))?$/

/**
 * The first page of a list of specialists, moved to a city: '/profiles?category=repair' and '/perm/specialists/repair' both
 * become '/kazan/specialists/repair'. Every other address stays as it is.
 */
export const cityTarget = (href: string, slug: string): string =>
  href.replace(
    list,
    (_href, language = '', category = '') => `${language}/${slug}/specialists${category && '/'}${category}`,
  )

/** The way back: the same list for the whole country. */
export const countryTarget = (href: string): string =>
  href.replace(
    list,
    (_href, language = '', category = '') => `${language}/profiles${category && '?category='}${category}`,
  )

/**
 * Where somebody who is at `path` and chooses a city goes: from a list to the same list of that city, from everywhere else
 * to the city's page.
 */
export function cityChoice(locale: Locale, path: string, query: string, slug: string): string {
  const category = new URLSearchParams(query).get('category')
  const current = path.endsWith('/profiles') && category ? `${path}?category=${category}` : path
  const target = cityTarget(current, slug)
  return target === current && !isListOf(path, slug) ? localePath(locale, `/${slug}`) : target
}

const isListOf = (path: string, slug: string) => splitLocale(path).path.startsWith(`/${slug}/specialists`)
