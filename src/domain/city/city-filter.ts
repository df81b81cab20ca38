import type { CityIndex, IndexedCity } from './city-index.ts'
import { fold, latin, otherLayout } from './compare-names.ts'
import { nearAmong } from './near-cities.ts'

/** A city that answers what was typed, and which letters did: [start, end) of its name or of its region. */
export interface FoundCity {
  readonly slug: string
  readonly name: string
  readonly region: string
  readonly match: Match | null
}

export interface Match {
  readonly in: 'name' | 'region'
  readonly start: number
  readonly end: number
}

export interface FilteredCities {
  readonly cities: readonly FoundCity[]
  /** How many answer, those beyond the limit too. */
  readonly total: number
  /** Nothing answers: these have a similar name. */
  readonly near: boolean
}

/**
 * The cities for what stands in the filter field: names that start with it, then names with a word that does, then
 * regions. Where that finds nothing: the spelling of slugs ('kazan'), a forgotten layout ('rfpfym'), similar names.
 */
export const filterCities = (index: CityIndex, text: string, limit = Infinity): FilteredCities => {
  const typed = folded(text)
  if (typed === '') return { cities: [], total: 0, near: false }
  const found = firstThatFinds(index, typed, folded(otherLayout(text)))
  if (found.length > 0) return { cities: found.slice(0, limit), total: found.length, near: false }
  const near = nearAmong(index.spelled, text).map(({ slug, name, region }) => ({ slug, name, region, match: null }))
  return { cities: near.slice(0, limit), total: near.length, near: true }
}

const folded = (text: string): string => fold(text.normalize('NFC')).trim().replace(/ +/g, ' ')

const firstThatFinds = (index: CityIndex, typed: string, otherwise: string): readonly FoundCity[] => {
  for (const attempt of [byName(typed), bySlug(latin(typed)), byName(otherwise), bySlug(latin(otherwise))]) {
    const found = attempt(index.cities)
    if (found.length > 0) return found
  }
  return []
}

type Attempt = (cities: readonly IndexedCity[]) => readonly FoundCity[]

const byName =
  (typed: string): Attempt =>
  cities => {
    const ranked: readonly [FoundCity[], FoundCity[], FoundCity[]] = [[], [], []]
    for (const city of cities) {
      const start = wordStart(city.folded, typed)
      if (start >= 0) ranked[start === 0 ? 0 : 1].push(shown(city, { in: 'name', start, end: start + typed.length }))
      else {
        const region = regionStart(city, typed)
        if (region !== undefined)
          ranked[2].push(shown(city, { in: 'region', start: region, end: region + typed.length }))
      }
    }
    return ranked.flat()
  }

const bySlug =
  (typed: string): Attempt =>
  cities =>
    cities.filter(city => city.foldedSlug.startsWith(typed)).map(city => shown(city, null))

const wordStart = (name: string, typed: string): number => {
  if (name.startsWith(typed)) return 0
  const before = name.indexOf(` ${typed}`)
  return before < 0 ? -1 : before + 1
}

// Fewer letters would bring half of the country.
const shortestRegion = 3

const regionStart = ({ region }: IndexedCity, typed: string): number | undefined =>
  typed.length < shortestRegion ? undefined : region.starts.find(start => region.folded.startsWith(typed, start))

const shown = ({ slug, name, region }: IndexedCity, match: Match | null): FoundCity => ({
  slug,
  name,
  region: region.name,
  match,
})
