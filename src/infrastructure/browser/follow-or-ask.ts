import { countryTarget } from '#application/routing/city-target.ts'
import type { Outcome } from '#application/outcome.ts'
import type { City } from '#domain/city/city.ts'
import { forgetCity, rememberCity, storedCity } from './current-city.ts'
import { cityOfPage, followCity, moveLinks, showName } from './follow-city.ts'

type Ask = (slug: string) => Promise<Outcome<City, { readonly _tag: string }>>

/** Follows the city of the page, and asks for one of which only the slug is known here. */
export async function followOrAsk(ask: Ask): Promise<void> {
  const slug = followCity()
  if (slug === undefined) return
  const outcome = await ask(slug)
  // The page may have changed meanwhile.
  if (cityOfPage() || storedCity()?.slug !== slug) return
  if (outcome.ok) {
    rememberCity(outcome.value)
    showName(outcome.value.name)
  } else if (outcome.error._tag === 'CityNotFound') {
    forgetCity()
    moveLinks(countryTarget)
  }
}
