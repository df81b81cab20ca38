import { type City, parseCity } from '#domain/city/city.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'current-city'

/** The city chosen last: its slug, and the city itself if this browser still stores it. */
export interface StoredCity {
  readonly slug: string
  readonly city?: City
}

export const rememberCity = (city: City): void => write(`${city.id}`, city.slug, JSON.stringify(city), 31_536_000)

export const forgetCity = (): void => write('', '', '', 0)

/** Whatever does not decode is ignored; the next city overwrites it. */
export function storedCity(): StoredCity | undefined {
  const slug = /(?:^|; )city_slug=([a-z0-9-]+)(?:;|$)/.exec(document.cookie)?.[1]
  if (slug === undefined) return undefined
  try {
    const city = parseCity(JSON.parse(readStored(key) ?? ''))
    if (city?.slug === slug) return { slug, city }
  } catch {
    // Not JSON: only the slug is known.
  }
  return { slug }
}

function write(id: string, slug: string, city: string, seconds: number) {
  for (const cookie of [`id=${id}`, `slug=${slug}`])
    document.cookie = `city_${cookie};path=/;max-age=${seconds};samesite=lax`
  writeStored(key, city)
}
