import { defaultLocale } from '#application/routing/locale-path.ts'
import { moveListToCity, moveListToCountry } from '#application/routing/move-list.ts'
import type { Outcome } from '#application/outcome.ts'
import { type City, parseCity } from '#domain/city/city.ts'
import { decodePercent, isSlug } from '#domain/shared/slug.ts'
import { writeStorageItem, readStorageItem } from './storage.ts'

const key = 'current-city'

interface StoredCity {
  /** The slug, percent-encoded as in a path. */
  readonly slug: string
  readonly city?: City
  /** The language of the page that stored the name. Undefined in data of earlier builds. */
  readonly lang?: unknown
}

/** Reads the URL, because a browser that translates the page changes the document's `lang`. */
const getPageLanguage = () => /^\/([a-z]{2})(?:\/|$)/.exec(location.pathname)?.[1] ?? defaultLocale

export const rememberCity = (city: City): void =>
  storeCity(
    `${city.id}`,
    encodeURIComponent(city.slug),
    JSON.stringify({ ...city, lang: getPageLanguage() }),
    31_536_000,
  )

export const forgetCity = (): void => storeCity('', '', '', 0)

export function readStoredCity(): StoredCity | undefined {
  const slug = /(?:^|; )city_slug=([\w~%-]+)/.exec(document.cookie)?.[1]
  if (!slug) return undefined
  try {
    const stored: unknown = JSON.parse(readStorageItem(key) ?? '')
    const city = parseCity(stored)
    if (city && encodeURIComponent(city.slug) === slug) return { slug, city, lang: Reflect.get(Object(stored), 'lang') }
  } catch {
    // Not JSON: only the slug is known.
  }
  return { slug }
}

function storeCity(id: string, slug: string, cityJson: string, seconds: number) {
  for (const cookie of [`id=${id}`, `slug=${slug}`])
    document.cookie = `city_${cookie};path=/;max-age=${seconds};samesite=lax`
  writeStorageItem(key, cityJson)
}

/** Returns the encoded slug if the name of the city has yet to be fetched. */
export function applyStoredCity(): string | undefined {
  const city = getPageCity()
  if (city) {
    rememberCity(city)
    return undefined
  }
  const storedCity = readStoredCity()
  if (!storedCity) return undefined
  moveLinks(href => moveListToCity(href, storedCity.slug))
  const name = storedCity.city?.name
  // Some names are not translated, so the letters of a name do not show its language.
  if (!name || storedCity.lang !== getPageLanguage()) return storedCity.slug
  showCityName(name)
  return undefined
}

type FindCity = (slug: string) => Promise<Outcome<City, { readonly _tag: string }>>

export async function applyCurrentCity(findCity: FindCity): Promise<void> {
  // On the error page of the stored city, the links would lead back to this page.
  const storedCity = readStoredCity()
  if (storedCity && document.querySelector(`[data-unknown-city="${storedCity.slug}"]`)) return forgetUnknownCity()
  const encodedSlug = applyStoredCity()
  if (encodedSlug === undefined) return
  const decodedSlug = decodePercent(encodedSlug)
  if (decodedSlug === undefined || !isSlug(decodedSlug)) return forgetUnknownCity()
  const outcome = await findCity(decodedSlug)
  if (getPageCity() || readStoredCity()?.slug !== encodedSlug) return
  if (outcome.ok) {
    rememberCity(outcome.value)
    showCityName(outcome.value.name)
  } else if (outcome.error._tag === 'CityNotFound') forgetUnknownCity()
}

/** Only the next page shows that no city is chosen. */
function forgetUnknownCity(): void {
  forgetCity()
  moveLinks(moveListToCountry)
}

function moveLinks(getTarget: (href: string) => string): void {
  // A suggestion has a `role`, and may lead to another city. `hreflang` marks links to this page in another language.
  const selector = '[data-follows-city] :is(form,a:not([role],[hreflang]))'
  for (const link of document.querySelectorAll<Element & Partial<HTMLAnchorElement>>(selector)) {
    const name = link.href ? 'href' : 'action'
    link.setAttribute(name, getTarget(link.getAttribute(name) ?? ''))
  }
}

export function getPageCity(): City | undefined {
  return parseCity(JSON.parse(document.querySelector<HTMLElement>('[data-city]')?.dataset.city ?? '0'))
}

function showCityName(name: string): void {
  for (const element of document.querySelectorAll('[data-city-name]')) {
    if (element.textContent === name) continue
    element.textContent = name
    for (const part of element.parentElement?.children ?? []) part.removeAttribute('hidden')
  }
}
