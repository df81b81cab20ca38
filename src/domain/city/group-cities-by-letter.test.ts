import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Region } from './city.ts'
import { compareNames } from '#domain/search/compare-names.ts'
import { groupCitiesByLetter, type LetterGroup } from './group-cities-by-letter.ts'

const createRegion = (name: string, ...cities: readonly string[]): Region => ({
  name,
  cities: cities.map((city, id) => ({ id, slug: `${name}-${city}-${id}`, name: city })),
})
const getNames = (group: LetterGroup | undefined) =>
  group?.sections.flatMap(section => section.cities.map(city => city.name))
const getLetters = (groups: readonly LetterGroup[]) => groups.map(group => group.letter)

describe('R-city-groups', () => {
  test('sorts by Russian collation and groups by the first letter', () => {
    const groups = groupCitiesByLetter([
      createRegion('Б', 'Азов', 'Ярцево', 'Анапа'),
      createRegion('А', 'Яхрома', 'Абакан', 'Ядрин'),
    ])
    expect(getLetters(groups)).toEqual(['А', 'Я'])
    expect(groups.map(getNames)).toEqual([
      ['Абакан', 'Азов', 'Анапа'],
      ['Ядрин', 'Ярцево', 'Яхрома'],
    ])
  })

  test('treats Е and Ё as one letter', () => {
    const groups = groupCitiesByLetter([createRegion('А', 'Ёлкино', 'Елец', 'Ельня', 'Ежово')])
    expect(getLetters(groups)).toEqual(['Е'])
    expect(getNames(groups[0])).toEqual(['Ежово', 'Елец', 'Ёлкино', 'Ельня'])
  })

  test('treats Й as a separate letter, even if decomposed', () => {
    const groups = groupCitiesByLetter([
      createRegion('А', 'Йодный', 'Йошкар-Ола'.normalize('NFD'), 'Йыхви', 'Ишим', 'Инта', 'Истра'),
    ])
    expect(getLetters(groups)).toEqual(['И', 'Й'])
  })

  test('combines letters with two cities or fewer into a last group', () => {
    const groups = groupCitiesByLetter([createRegion('А', 'Щучье', 'Бор', 'Щигры', 'Абаза', 'Азов', 'Анапа')])
    expect(getLetters(groups)).toEqual(['А', null])
    expect(getNames(groups[1])).toEqual(['Бор', 'Щигры', 'Щучье'])
    expect(groups[1]?.count).toBe(3)
  })

  test('has no combined group without rare letters, and no groups without cities', () => {
    expect(getLetters(groupCitiesByLetter([createRegion('А', 'Абаза', 'Азов', 'Анапа')]))).toEqual(['А'])
    expect(groupCitiesByLetter([])).toEqual([])
  })

  test('sorts English names from A to Z', () => {
    const groups = groupCitiesByLetter([createRegion('X', 'Zima', 'Zeya', 'Azov', 'Zima', 'Anapa', 'Aban')])
    expect(groups.map(getNames)).toEqual([
      ['Aban', 'Anapa', 'Azov'],
      ['Zeya', 'Zima', 'Zima'],
    ])
  })

  test('treats cities whose names differ only in Ё or case as namesakes', () => {
    const groups = groupCitiesByLetter([
      createRegion('А', 'Королёв-на-Горе', 'Ольхи'),
      createRegion('Б', 'Королев-На-Горе'),
    ])
    const cities = groups.flatMap(group => group.sections.flatMap(section => section.cities))
    expect(cities.map(city => city.region)).toEqual(['Б', 'А', undefined])
  })

  test('shows the region of namesakes only', () => {
    const groups = groupCitiesByLetter([
      createRegion('Калужская', 'Киров', 'Козельск'),
      createRegion('Вятская', 'Киров', 'Орлов'),
    ])
    expect(
      groups.flatMap(group => group.sections.flatMap(section => section.cities)).map(city => [city.name, city.region]),
    ).toEqual([
      ['Киров', 'Вятская'],
      ['Киров', 'Калужская'],
      ['Козельск', undefined],
      ['Орлов', undefined],
    ])
  })

  test('splits a letter with more than thirty cities by guide words', () => {
    const cityNames = Array.from({ length: 30 }, (_, index) => `Кал${String.fromCodePoint(0x430 + index)}`)
    expect(
      groupCitiesByLetter([createRegion('А', ...cityNames)])[0]?.sections.map(section => section.guideWord),
    ).toEqual([null])
    expect(
      groupCitiesByLetter([createRegion('А', ...cityNames, 'Калач')])[0]?.sections.map(section => section.guideWord),
    ).toEqual(['Ка'])
    const sections = groupCitiesByLetter([createRegion('А', ...cityNames, 'Кемь', 'Кёльн', 'Кирс')])[0]?.sections
    expect(sections?.map(section => [section.guideWord, section.cities.length])).toEqual([
      ['Ка', 30],
      ['Ке', 2],
      ['Ки', 1],
    ])
  })

  test('never splits the combined group', () => {
    const pairs = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x41 + index)).flatMap(a => [
      `${a}a`,
      `${a}b`,
    ])
    expect(groupCitiesByLetter([createRegion('X', ...pairs)])[0]?.sections.map(section => section.guideWord)).toEqual([
      null,
    ])
  })

  const letters = fc.constantFrom(...'АБЕЁЖКЯабеёжкя -')
  const name = fc
    .array(letters, { minLength: 1, maxLength: 5 })
    .map(characters => `К${characters.join('')}`.slice(characters.length % 2))
  const regions = fc.array(
    fc
      .tuple(fc.constantFrom('Тверская', 'Псковская', 'Омская'), fc.array(name, { maxLength: 40 }))
      .map(([regionName, cityNames]) => createRegion(regionName, ...cityNames)),
    { maxLength: 3 },
  )

  test('contains every city once and in order, and has no small group besides the last', () => {
    fc.assert(
      fc.property(regions, regionList => {
        const groups = groupCitiesByLetter(regionList)
        const groupedNames = groups.flatMap(group => getNames(group) ?? []).toSorted(compareNames)
        expect(groupedNames).toEqual(
          regionList.flatMap(region => region.cities.map(city => city.name)).toSorted(compareNames),
        )
        for (const group of groups) {
          const names = getNames(group) ?? []
          expect(names).toEqual(names.toSorted(compareNames))
          expect(group.count).toBe(names.length)
          expect(group.letter === null || names.length > 2).toBe(true)
          expect(group.sections.every(section => section.guideWord === null) || names.length > 30).toBe(true)
        }
        const combinedIndex = groups.findIndex(group => group.letter === null)
        expect(combinedIndex === -1 || combinedIndex === groups.length - 1).toBe(true)
        expect(new Set(getLetters(groups)).size).toBe(groups.length)
      }),
    )
  })
})
