import type { City, Region } from './city.ts'
import { fold, latin } from './compare-names.ts'

export interface CityOfRegion extends City {
  readonly region: string
}

/** A city with all that its name is compared by, in Latin letters. */
export interface SpelledCity {
  readonly city: CityOfRegion
  /** Name and slug: a slug may carry the region of a name that occurs twice, and an English name is not spelled like it. */
  readonly names: readonly string[]
  /** The words of a name that has several, short ones left out. */
  readonly words: readonly string[]
}

const shortestWord = 5

export const spelledCities = (regions: readonly Region[]): readonly SpelledCity[] =>
  regions.flatMap(region =>
    region.cities.map(city => {
      const name = spelling(city.name)
      const slug = fold(city.slug)
      return {
        city: { ...city, region: region.name },
        names: slug === name ? [name] : [name, slug],
        words: name.includes(' ') ? name.split(' ').filter(word => word.length >= shortestWord) : [],
      }
    }),
  )

/** Small Latin letters, digits and spaces. */
export const spelling = (text: string): string =>
  latin(fold(text.normalize('NFC')))
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
