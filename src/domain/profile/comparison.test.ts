import { expect, test } from 'vitest'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { parseComparedIds, compareServices, findHighestRating } from './comparison.ts'

test.each([
  ['9,7', [7, 9]],
  ['7,7,07,0,-1,x,,9', [7, 9]],
  ['10,9,8,7,6', [7, 8, 9, 10]],
  ['', []],
])('the ids of %j', (text, ids) => {
  expect(parseComparedIds(text.split(','))).toEqual(ids)
})

const offering = (...services: readonly Parameters<typeof aSpeciality>[0][]) =>
  aProfile({ specialities: services.map((service, index) => aSpeciality({ id: index + 1, ...service })) })

test('a service of two or more is a row, however its name is written; the others stay with whom they belong to', () => {
  const tutor = offering({ name: 'Физика' }, { name: 'Математика', priceFrom: 1200 }, { name: 'математика ', id: 9 })
  const other = offering({ name: ' математика', priceFrom: 900 }, { name: 'Химия' })
  const { shared, others } = compareServices([tutor, null, other])
  expect(shared).toMatchObject([{ name: 'Математика', offers: [{ priceFrom: 1200 }, null, { priceFrom: 900 }] }])
  expect(others.map(services => services.map(({ name }) => name))).toEqual([['Физика', 'математика '], [], ['Химия']])
})

/** Indices of the profiles with the lowest offer. */
const findLowestOffers = (...profiles: readonly ReturnType<typeof aProfile>[]) =>
  compareServices(profiles).shared[0]?.offers.flatMap((offer, index) => (offer?.isLowest ? [index] : []))

test('the lowest price is named only where the prices are for the same', () => {
  const [low, high] = [offering({ priceFrom: 900 }), offering({ priceFrom: 1200 })]
  expect(findLowestOffers(low, high, low)).toEqual([0, 2])
  expect(findLowestOffers(low, low)).toEqual([])
  expect(findLowestOffers(offering({ priceFrom: 900, priceUnit: 'hour' }), high)).toEqual([])
  expect(findLowestOffers({ ...low, currency: 'USD' }, high)).toEqual([])
})

test('no price is the lowest if a unit is unknown, because the units may differ', () => {
  const unknown = (priceFrom: number) => offering({ priceFrom, priceUnit: null })
  expect(findLowestOffers(unknown(900), unknown(1200))).toEqual([])
  expect(findLowestOffers(unknown(900), offering({ priceFrom: 1200 }))).toEqual([])
})

test('a price by arrangement is never the lowest and does not prevent comparing the others', () => {
  const [low, high] = [offering({ priceFrom: 900 }), offering({ priceFrom: 1200 })]
  const arranged = offering({ priceFrom: null, priceUnit: null })
  expect(findLowestOffers(arranged, arranged)).toEqual([])
  expect(findLowestOffers(low, arranged)).toEqual([])
  expect(findLowestOffers(low, arranged, high)).toEqual([0])
})

const rated = (rating: number, reviewsCount = 20) => aProfile({ rating, reviewsCount })

test('the highest rating is named only where enough people gave it and others are lower', () => {
  expect(findHighestRating([rated(4.94), rated(4.8), null, aNewcomer()])).toBe(4.9)
  expect(findHighestRating([rated(4.94), rated(4.86)])).toBeNull()
  expect(findHighestRating([rated(4.9), aNewcomer()])).toBeNull()
  expect(findHighestRating([rated(5, 4), rated(4.8)])).toBeNull()
  expect(findHighestRating([rated(5, 5), rated(4.8, 1)])).toBe(5)
})
