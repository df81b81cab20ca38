import { cityTarget } from '#application/routing/city-target.ts'
import type { City } from '#domain/city/city.ts'
import { parseCity } from '#domain/city/parse-city.ts'
import { rememberCity, storedCity } from './current-city.ts'

/**
 * The address always wins: on a city's page that city is remembered. Elsewhere the page shows the remembered one, as far
 * as the page is there; the answer is its slug where its name is still to be asked for.
 */
export function followCity(): string | undefined {
  const city = cityOfPage()
  if (city) {
    rememberCity(city)
    return undefined
  }
  const stored = storedCity()
  if (!stored) return undefined
  moveLinks(href => cityTarget(href, stored.slug))
  const name = stored.city?.name
  // Cyrillic letters come after all others that a city has: the stored name is of the language it was last seen in.
  if (!name || name > '~' !== (document.documentElement.lang === 'ru')) return stored.slug
  showName(name)
  return undefined
}

export function moveLinks(target: (href: string) => string): void {
  for (const link of document.querySelectorAll('[data-follows-city] :is(a,form)')) {
    const name = link.matches('a') ? 'href' : 'action'
    const href = link.getAttribute(name) ?? ''
    if (target(href) !== href) link.setAttribute(name, target(href))
  }
}

export function cityOfPage(): City | undefined {
  return parseCity(JSON.parse(document.querySelector<HTMLElement>('[data-city]')?.dataset.city ?? '0'))
}

export function showName(name: string): void {
  for (const place of document.querySelectorAll('[data-city-name]')) {
    if (place.textContent === name) continue
    place.textContent = name
    // What is said beside the name.
    for (const part of place.parentElement?.children ?? []) part.removeAttribute('hidden')
  }
}
