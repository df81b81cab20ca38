import { describe, expect, test } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { createRegionsWithCities } from '#tests/builders/many-cities.ts'
import { groupCitiesByLetter } from './group-cities-by-letter.ts'
import { findPrefixGroup, parsePrefix, type PrefixGroup } from './prefix-group.ts'

test.each([
  ['к', 'К'],
  ['ЁЛ', 'Ел'],
  ['нижний', 'Ниж'],
  [' Ка', 'Ка'],
  ['Ла ', 'Ла '],
  ['', undefined],
  ['-', undefined],
])('reads the prefix %j as %j', (text, prefix) => {
  expect(parsePrefix(text)).toBe(prefix)
})

test('finds the cities of a letter, and those of all rare letters', () => {
  const regions = someRegions({ Татарстан: ['Казань', 'Кукмор', 'Ковров', 'Елабуга'] })
  expect(findPrefixGroup(regions, 'К')).toMatchObject({ letter: 'К', count: 3, longerPrefixes: [] })
  expect(findPrefixGroup(regions, null)).toMatchObject({ letter: null, count: 1 })
  expect(findPrefixGroup(regions, 'Ы')).toBeUndefined()
})

const toArray = (group: PrefixGroup | undefined): readonly PrefixGroup[] => (group ? [group] : [])

describe.each(['ru', 'en'] as const)('the pages of 20,000 cities in %s', locale => {
  const regions = createRegionsWithCities(20_000, locale)
  const letters = groupCitiesByLetter(regions).map(({ letter }) => letter)
  const pages = letters.flatMap(letter => {
    const group = findPrefixGroup(regions, letter)
    const longerGroups = group?.longerPrefixes.flatMap(({ prefix }) => toArray(findPrefixGroup(regions, prefix)))
    return [...toArray(group), ...(longerGroups ?? [])]
  })
  const countListed = ({ sections }: PrefixGroup) => sections.reduce((sum, { cities }) => sum + cities.length, 0)

  test('have at most 1,000 links each', () => {
    expect(Math.max(...pages.map(page => Math.max(countListed(page), page.longerPrefixes.length)))).toBeLessThanOrEqual(
      1000,
    )
    expect(pages.some(({ longerPrefixes }) => longerPrefixes.length > 0)).toBe(true)
  })

  test('list all cities', () => {
    expect(pages.reduce((sum, page) => sum + countListed(page), 0)).toBe(20_000)
  })
})

test('splits over 30 cities of a prefix into sections whose guide words are one letter longer', () => {
  const names = Array.from({ length: 31 }, (_, index) => `Кра${index % 2 === 0 ? 'п' : 'с'}${index}`)
  const group = findPrefixGroup(someRegions({ Омская: names }), 'Кра')
  expect(group?.sections.map(({ guideWord }) => guideWord)).toEqual(['Крап', 'Крас'])
})
