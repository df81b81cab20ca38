import { type City, parseCity } from '#domain/city/city.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'current-city'

/** The city that was chosen last: its slug, and the city itself where this browser still has it. */
export interface StoredCity {
  readonly slug: string
  readonly city?: City
}

export const rememberCity = (city: City): void => write(`${city.id}`, city.slug, JSON.stringify(city), 31_536_000)

export const forgetCity = (): void => write('', '', '', 0)

/** What does not decode counts as nothing, and is written over by the next city. */
export function storedCity(): StoredCity | undefined {
  const slug = /(?:^|; )city_slug=([a-z0-9-]+)(?:;|$)/.exec(document.cookie)?.[1]
  if (slug === undefined) return undefined
  try {
    const city = parseCity(JSON.parse(readStored(key) ?? ''))
    if (city?.slug === slug) return { slug, city }
  } catch {
    // No JSON: the slug is all that is known.
  }
  return { slug }
}

function write(id: string, slug: string, city: string, seconds: number) {
  for (const cookie of [`id=${id}`, `slug=${slug}`])
    document.cookie = `city_${cookie};path=/;max-age=${seconds};samesite=lax`
  writeStored(key, city)
}
