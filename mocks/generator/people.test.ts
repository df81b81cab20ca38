import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dataCategories } from '#mocks/dataset/categories.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import { generateExtras } from './extras.ts'
import { createFactsGenerator } from './facts.ts'
import { toFeminine } from './name.ts'
import { latestYear } from './times.ts'

const seed = 7
const generatePeople = (firstId: number, count: number) => {
  const generateFacts = createFactsGenerator(seed, dataCities, dataCategories)
  return Array.from({ length: count }, (_, index) => generateFacts(firstId + index)).map(facts => ({
    ...facts,
    ...generateExtras(seed, facts),
  }))
}
const people = generatePeople(1, 5000)
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const getShare = (matches: (person: (typeof people)[number]) => boolean) =>
  people.filter(matches).length / people.length

describe('generated specialists', () => {
  it('are the same on every start, regardless of their number', () => {
    expect(hash(generatePeople(1, 300))).toBe(hash(people.slice(0, 300)))
    expect(hash(generatePeople(4000, 50))).toBe(hash(people.slice(3999, 4049)))
  })

  it('are distributed by population, so some cities have none', () => {
    const countsByCity = new Map<number, number>()
    for (const { cityId } of people) countsByCity.set(cityId, (countsByCity.get(cityId) ?? 0) + 1)
    const totalPopulation = dataCities.reduce((sum, city) => sum + city.population, 0)
    for (const { id, population } of dataCities.filter(city => city.population > 900_000)) {
      const expected = (5000 * population) / totalPopulation
      expect(Math.abs((countsByCity.get(id) ?? 0) - expected)).toBeLessThan(4 * Math.sqrt(expected))
    }
    expect(dataCities.filter(({ id }) => !countsByCity.has(id)).length).toBeGreaterThan(100)
  })

  it('cover all categories, with only women as nannies and few women as plumbers', () => {
    const leaves = dataCategories.filter(category => category.weight > 0)
    const counts = leaves.map(leaf => people.filter(person => person.categoryIds.includes(leaf.id)).length)
    expect(Math.min(...counts)).toBeGreaterThan(10)
    const nannies = people.filter(person => person.trade.slug === 'nyani-i-sidelki/nyani')
    expect(nannies.every(person => person.isWoman)).toBe(true)
    const plumbers = people.filter(person => person.trade.slug.startsWith('santekhniki'))
    expect(plumbers.filter(person => person.isWoman).length).toBeLessThan(plumbers.length / 10)
  })

  it('have names that match their gender', () => {
    const men = 'Сафин Зайцев Королёв Покровский Толстой Шевченко Черных'
    const women = 'Сафина Зайцева Королёва Покровская Толстая Шевченко Черных'
    expect(men.split(' ').map(toFeminine)).toEqual(women.split(' '))
    const getSurname = (name: string) => name.split(' ').at(-1) ?? ''
    expect(people.filter(({ isWoman, name }) => isWoman && /(ов|ев|ёв|ин|ий)$/.test(getSurname(name)))).toEqual([])
    expect(people.filter(({ isWoman, name }) => !isWoman && /(ова|ева|ёва|ина|ая)$/.test(getSurname(name)))).toEqual([])
  })

  it('have at least one social link each', () => {
    expect(getShare(person => person.socials.length > 0)).toBe(1)
  })

  it('have almost only unique texts, of two or three paragraphs and without template syntax', () => {
    const texts = people.flatMap(person => person.about ?? [])
    expect(texts.filter(text => /[{}[\]|$]|undefined|null| {2}|\/|\.\./.test(text))).toEqual([])
    expect(texts.filter(text => !/^[А-ЯЁ«0-9]/.test(text) || !/[.!?»]$/.test(text))).toEqual([])
    expect(new Set(texts.map(text => text.split('\n\n').length))).toEqual(new Set([2, 3]))
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.99)
  })

  it('have an avatar more often if they have more reviews', () => {
    const getAvatarShare = (specialists: typeof people) =>
      specialists.filter(({ face }) => face !== null).length / specialists.length
    expect(getAvatarShare(people.filter(({ rating }) => rating.reviews >= 25))).toBeGreaterThan(0.7)
    expect(getAvatarShare(people.filter(({ rating }) => rating.reviews === 0))).toBeLessThan(0.4)
  })

  it('omit optional fields at realistic rates', () => {
    const expectBetween = (value: number, min: number, max: number) =>
      expect([min <= value, value <= max, value]).toEqual([true, true, value])
    expectBetween(
      getShare(person => person.isVerified),
      0.56,
      0.64,
    )
    expectBetween(
      getShare(person => person.face !== null),
      0.42,
      0.56,
    )
    expectBetween(
      getShare(person => person.about === null),
      0.04,
      0.08,
    )
    expectBetween(
      getShare(person => person.experienceYears === null),
      0.05,
      0.11,
    )
    expectBetween(
      getShare(person => person.priceFrom === null),
      0.02,
      0.09,
    )
    expectBetween(
      getShare(person => person.works.length > 0),
      0.05,
      0.4,
    )
  })

  it('have consistent times, prices and years of experience', () => {
    expect(people.filter(({ joinedMicros, updatedMicros }) => !(updatedMicros >= joinedMicros))).toEqual([])
    const getYear = (micros: number) => new Date(micros / 1000).getUTCFullYear()
    const earlyJoiners = people.filter(
      ({ joinedMicros, experienceYears }) =>
        experienceYears !== null && getYear(joinedMicros) < latestYear - experienceYears,
    )
    expect(earlyJoiners).toEqual([])
    const wrongOffers = people.flatMap(({ offers, priceFrom }) =>
      offers.filter(({ service, price }) => {
        if (price === null) return false
        return price < service.price.from * 0.7 || price > service.price.to * 1.4 || price < (priceFrom ?? Infinity)
      }),
    )
    expect(wrongOffers).toEqual([])
  })
})
