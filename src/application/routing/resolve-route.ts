import { parseCategorySlug } from '#domain/category/category.ts'
import { parseCitySlug } from '#domain/city/fixed-words.ts'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { splitLocale } from './locale-path.ts'
import { isOwnPath } from './own-paths.ts'
import { textAt, type TextName } from './texts.ts'

/** The pages that exist, by their address (specification, section 2). */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'city'; readonly city: string }
  | { readonly name: 'specialists'; readonly city: string; readonly category: string | null }
  | { readonly name: 'profiles' }
  | { readonly name: 'profile'; readonly id: number }
  | { readonly name: 'comparison' }
  | { readonly name: 'cities' }
  | { readonly name: 'text'; readonly text: TextName }
  | { readonly name: 'own' }
  | { readonly name: 'register' }
  | { readonly name: 'gallery' }
  | { readonly name: 'api-reference' }

export interface ResolvedRoute {
  readonly locale: Locale
  /** Undefined: no page has this address, whatever the API holds. */
  readonly route: Route | undefined
}

/** Resolves an address (decoded, without a query) to its page and language. */
export function resolveRoute(address: string): ResolvedRoute {
  const { locale, path } = splitLocale(address)
  // A slash at the end makes another address: the English home is '/en'.
  if (address === '/en/') return { locale, route: undefined }
  return { locale, route: routeOf(path === '/' ? [] : path.split('/').slice(1)) }
}

function routeOf(segments: readonly string[]): Route | undefined {
  const [first, second, ...rest] = segments
  if (first === undefined) return { name: 'home' }
  if (first === 'profiles') return profileRoute(second, rest)
  if (first === 'about' || first === 'help') return textRoute(segments)
  if (first === 'profile') return ownRoute(segments)
  if (first === 'register') return second === undefined ? { name: 'register' } : undefined
  if (first === 'test') return testRoute(second, rest)
  const city = parseCitySlug(first)
  if (city === undefined) return undefined
  if (second === undefined) return { name: 'city', city }
  if (second !== 'specialists') return undefined
  if (rest.length === 0) return { name: 'specialists', city, category: null }
  const category = parseCategorySlug(rest)
  return category === undefined ? undefined : { name: 'specialists', city, category }
}

function testRoute(segment: string | undefined, rest: readonly string[]): Route | undefined {
  if (segment === undefined) return { name: 'gallery' }
  return segment === 'api' && rest.length === 0 ? { name: 'api-reference' } : undefined
}

function profileRoute(segment: string | undefined, rest: readonly string[]): Route | undefined {
  if (segment === undefined) return { name: 'profiles' }
  if (rest.length > 0) return undefined
  if (segment === 'compare') return { name: 'comparison' }
  if (segment === 'cities') return { name: 'cities' }
  const id = parseProfileId(segment)
  return id === undefined ? undefined : { name: 'profile', id }
}

function textRoute(segments: readonly string[]): Route | undefined {
  const text = textAt(`/${segments.join('/')}`)
  return text && { name: 'text', text }
}

function ownRoute(segments: readonly string[]): Route | undefined {
  return isOwnPath(`/${segments.join('/')}`) ? { name: 'own' } : undefined
}
