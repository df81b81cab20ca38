import { describe, expect, it } from 'vitest'
import { dataCities } from './cities.ts'
import { slugify } from './slugify.ts'
const slugs = dataCities.map(city => city.slug)

describe('the city data', () => {
  it('has 1,115 cities in 83 regions, with unique ids and slugs', () => {
    expect(dataCities).toHaveLength(1115)
    expect(new Set(slugs).size).toBe(1115)
    expect(new Set(dataCities.map(city => city.id)).size).toBe(1115)
    expect(new Set(dataCities.map(city => city.region.ru)).size).toBe(83)
  })

  it('has slugs of lowercase Latin letters, digits and hyphens', () => {
    expect(slugs.filter(slug => !/^[a-z]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('transliterates names to slugs', () => {
    expect(slugs).toEqual(
      expect.arrayContaining(['moskva', 'kazan', 'nizhniy-novgorod', 'rostov-na-donu', 'sankt-peterburg', 'orel']),
    )
  })

  it('adds the region to the slug of each city whose name is not unique', () => {
    const getSlugs = (name: string) => dataCities.filter(city => city.name.ru === name).map(city => city.slug)
    expect(getSlugs('Киров')).toEqual(['kirov-kaluzhskaya-oblast', 'kirov-kirovskaya-oblast'])
    expect(getSlugs('Советск')).toHaveLength(3)
    expect(slugs).not.toContain('kirov')
    const citiesWithSharedName = dataCities.filter(city => getSlugs(city.name.ru).length > 1)
    expect(citiesWithSharedName).toHaveLength(43)
    expect(citiesWithSharedName.filter(city => !city.slug.endsWith(`-${slugify(city.region.ru)}`))).toEqual([])
  })

  it('has a population for each city', () => {
    expect(dataCities.filter(city => !(city.population > 0))).toEqual([])
  })
})
