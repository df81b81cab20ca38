import { moveListToCity, moveListToCountry } from '#application/routing/move-list.ts'
import type { Outcome } from '#application/outcome.ts'
import { type City, parseCity } from '#domain/city/city.ts'
import { decodePercent, isSlug } from '#domain/shared/slug.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'current-city'

/** The last chosen city; `city` is set if local storage still has it. */
interface StoredCity {
  /** The slug as paths have it, percent-encoded. */
  readonly path: string
  readonly city?: City
}

export const rememberCity = (city: City): void =>
  write(`${city.id}`, encodeURIComponent(city.slug), JSON.stringify(city), 31_536_000)

export const forgetCity = (): void => write('', '', '', 0)

/** Ignores invalid data; the next save overwrites it. */
export function storedCity(): StoredCity | undefined {
  const path = /(?:^|; )city_slug=([\w~%-]+)/.exec(document.cookie)?.[1]
  if (path === undefined) return undefined
  try {
    const city = parseCity(JSON.parse(readStored(key) ?? ''))
    if (city && encodeURIComponent(city.slug) === path) return { path, city }
  } catch {
    // Not JSON: only the slug is known.
  }
  return { path }
}

function write(id: string, slug: string, city: string, seconds: number) {
  for (const cookie of [`id=${id}`, `slug=${slug}`])
    document.cookie = `city_${cookie};path=/;max-age=${seconds};samesite=lax`
  writeStored(key, city)
}

/**
 * A city's page stores its city. Other pages show the stored city and link to it, as far as they have been
 * parsed. Returns the encoded slug if the city's name has yet to be fetched.
 */
export function followCity(): string | undefined {
  const city = cityOfPage()
  if (city) {
    rememberCity(city)
    return undefined
  }
  const stored = storedCity()
  if (!stored) return undefined
  moveLinks(href => moveListToCity(href, stored.path))
  const name = stored.city?.name
  // Cyrillic sorts after Latin: skip a name stored in the other language.
  if (!name || name > '~' === (document.documentElement.lang === 'en')) return stored.path
  showName(name)
  return undefined
}

type Fetch = (slug: string) => Promise<Outcome<City, { readonly _tag: string }>>

export async function followOrFetchCity(findCity: Fetch): Promise<void> {
  const path = followCity()
  if (path === undefined) return
  const slug = decodePercent(path)
  if (slug === undefined || !isSlug(slug)) return forgetCity()
  const outcome = await findCity(slug)
  if (cityOfPage() || storedCity()?.path !== path) return
  if (outcome.ok) {
    rememberCity(outcome.value)
    showName(outcome.value.name)
  } else if (outcome.error._tag === 'CityNotFound') {
    forgetCity()
    moveLinks(moveListToCountry)
  }
}

function moveLinks(target: (href: string) => string): void {
  for (const link of document.querySelectorAll('[data-follows-city] :is(a,form)')) {
    const name = link.matches('a') ? 'href' : 'action'
    const href = link.getAttribute(name) ?? ''
    if (target(href) !== href) link.setAttribute(name, target(href))
  }
}

export function cityOfPage(): City | undefined {
  return parseCity(JSON.parse(document.querySelector<HTMLElement>('[data-city]')?.dataset.city ?? '0'))
}

function showName(name: string): void {
  for (const element of document.querySelectorAll('[data-city-name]')) {
    if (element.textContent === name) continue
    element.textContent = name
    // The name's siblings, such as its icon.
    for (const part of element.parentElement?.children ?? []) part.removeAttribute('hidden')
  }
}
