import { describe, expect, it } from 'vitest'
import { dataCities } from './cities.ts'

const fixedWords =
  'about help profiles profile register test en ru use-cases builds healthz readyz metrics api specialists login errors filtered robots robots.txt sitemap sitemap.xml _next icons static public pictures map favicon.ico manifest.webmanifest'.split(
    ' ',
  )
const slugs = dataCities.map(city => city.slug)

describe('the cities of the mock API', () => {
  it('are all there, each with an id and a slug of its own', () => {
    expect(dataCities).toHaveLength(1115)
    expect(new Set(slugs).size).toBe(1115)
    expect(new Set(dataCities.map(city => city.id)).size).toBe(1115)
    expect(new Set(dataCities.map(city => city.region.ru)).size).toBe(83)
  })

  it('have slugs that fit in an address and are no fixed word', () => {
    expect(slugs.filter(slug => !/^[a-z]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(slugs.filter(slug => fixedWords.includes(slug))).toEqual([])
  })

  it('are addressed by their transliterated names', () => {
    expect(slugs).toEqual(
      expect.arrayContaining(['moskva', 'kazan', 'nizhniy-novgorod', 'rostov-na-donu', 'sankt-peterburg', 'orel']),
    )
  })

  it('of one name carry their region, all of them', () => {
    const getSlugs = (name: string) => dataCities.filter(city => city.name.ru === name).map(city => city.slug)
    expect(getSlugs('Киров')).toEqual(['kirov-kaluzhskaya-oblast', 'kirov-kirovskaya-oblast'])
    expect(getSlugs('Советск')).toHaveLength(3)
    expect(slugs).not.toContain('kirov')
    const shared = dataCities.filter(city => getSlugs(city.name.ru).length > 1)
    expect(shared).toHaveLength(43)
    expect(shared.filter(city => !/-(oblast|kray|ao|[a-z]+)$/.test(city.slug))).toEqual([])
  })

  it('have people', () => {
    expect(dataCities.filter(city => !(city.population > 0))).toEqual([])
  })
})
