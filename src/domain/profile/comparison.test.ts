import { expect, test } from 'vitest'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { parseComparedIds, compareServices, findHighestRating } from './comparison.ts'

test.each([
  ['9,7', [9, 7]],
  ['7,7,07,0,-1,x,,9', [7, 9]],
  ['10,9,8,7,6', [10, 9, 8, 7]],
  ['', []],
])('keeps the order of the ids %j', (text, ids) => {
  expect(parseComparedIds(text.split(','))).toEqual(ids)
})

const createOffering = (...services: readonly Parameters<typeof aSpeciality>[0][]) =>
  aProfile({ specialities: services.map((service, index) => aSpeciality({ id: index + 1, ...service })) })

test('matches shared services regardless of case and whitespace, and lists the others by profile', () => {
  const tutor = createOffering(
    { name: 'Физика' },
    { name: 'Математика', priceFrom: 1200 },
    { name: 'математика ', id: 9 },
  )
  const other = createOffering({ name: ' математика', priceFrom: 900 }, { name: 'Химия' })
  const { shared, others } = compareServices([tutor, null, other])
  expect(shared).toMatchObject([{ name: 'Математика', offers: [{ priceFrom: 1200 }, null, { priceFrom: 900 }] }])
  expect(others.map(services => services.map(({ name }) => name))).toEqual([['Физика', 'математика '], [], ['Химия']])
})

/** Indices of the profiles with the lowest offer. */
const findLowestOffers = (...profiles: readonly ReturnType<typeof aProfile>[]) =>
  compareServices(profiles).shared[0]?.offers.flatMap((offer, index) => (offer?.isLowest ? [index] : []))

test('marks the lowest price only if prices have the same unit and currency', () => {
  const [low, high] = [createOffering({ priceFrom: 900 }), createOffering({ priceFrom: 1200 })]
  expect(findLowestOffers(low, high, low)).toEqual([0, 2])
  expect(findLowestOffers(low, low)).toEqual([])
  expect(findLowestOffers(createOffering({ priceFrom: 900, priceUnit: 'hour' }), high)).toEqual([])
  expect(findLowestOffers({ ...low, currency: 'USD' }, high)).toEqual([])
})

test('marks no lowest price if a unit is unknown', () => {
  const unknown = (priceFrom: number) => createOffering({ priceFrom, priceUnit: null })
  expect(findLowestOffers(unknown(900), unknown(1200))).toEqual([])
  expect(findLowestOffers(unknown(900), createOffering({ priceFrom: 1200 }))).toEqual([])
})

test('ignores prices by arrangement when marking the lowest', () => {
  const [low, high] = [createOffering({ priceFrom: 900 }), createOffering({ priceFrom: 1200 })]
  const priceByArrangement = createOffering({ priceFrom: null, priceUnit: null })
  expect(findLowestOffers(priceByArrangement, priceByArrangement)).toEqual([])
  expect(findLowestOffers(low, priceByArrangement)).toEqual([])
  expect(findLowestOffers(low, priceByArrangement, high)).toEqual([0])
})

const createRated = (rating: number, reviewsCount = 20) => aProfile({ rating, reviewsCount })

test('returns the highest rating only if it has enough reviews and others are lower', () => {
  expect(findHighestRating([createRated(4.94), createRated(4.8), null, aNewcomer()])).toBe(4.9)
  expect(findHighestRating([createRated(4.94), createRated(4.86)])).toBeNull()
  expect(findHighestRating([createRated(4.9), aNewcomer()])).toBeNull()
  expect(findHighestRating([createRated(5, 4), createRated(4.8)])).toBeNull()
  expect(findHighestRating([createRated(5, 5), createRated(4.8, 1)])).toBe(5)
})
