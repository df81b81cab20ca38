import { expect, test } from 'vitest'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { parseComparedIds, compareServices, findHighestRating } from './comparison.ts'

test.each([
  ['9,7', [9, 7]],
  ['7,7,07,0,-1,x,,9', [7, 9]],
  ['10,9,8,7,6', [10, 9, 8, 7]],
  ['', []],
])('keeps the first four distinct valid ids of %j in order', (text, ids) => {
  expect(parseComparedIds(text.split(','))).toEqual(ids)
})

const createProfileWithServices = (...services: readonly Parameters<typeof aSpeciality>[0][]) =>
  aProfile({ specialities: services.map((service, index) => aSpeciality({ id: index + 1, ...service })) })

test('matches shared services regardless of case and whitespace, and lists the others by profile', () => {
  const tutor = createProfileWithServices(
    { name: 'Физика' },
    { name: 'Математика', priceFrom: 1200 },
    { name: 'математика ', id: 9 },
  )
  const otherTutor = createProfileWithServices({ name: ' математика', priceFrom: 900 }, { name: 'Химия' })
  const { sharedServices, otherServicesByProfile } = compareServices([tutor, null, otherTutor])
  expect(sharedServices).toMatchObject([
    { name: 'Математика', offers: [{ priceFrom: 1200 }, null, { priceFrom: 900 }] },
  ])
  expect(otherServicesByProfile.map(services => services.map(({ name }) => name))).toEqual([
    ['Физика', 'математика '],
    [],
    ['Химия'],
  ])
})

const findLowestOfferIndices = (...profiles: readonly ReturnType<typeof aProfile>[]) =>
  compareServices(profiles).sharedServices[0]?.offers.flatMap((offer, index) => (offer?.isLowest ? [index] : []))

test('marks the lowest price only if the prices differ and have the same unit and currency', () => {
  const [cheapProfile, expensiveProfile] = [
    createProfileWithServices({ priceFrom: 900 }),
    createProfileWithServices({ priceFrom: 1200 }),
  ]
  expect(findLowestOfferIndices(cheapProfile, expensiveProfile, cheapProfile)).toEqual([0, 2])
  expect(findLowestOfferIndices(cheapProfile, cheapProfile)).toEqual([])
  expect(
    findLowestOfferIndices(createProfileWithServices({ priceFrom: 900, priceUnit: 'hour' }), expensiveProfile),
  ).toEqual([])
  expect(findLowestOfferIndices({ ...cheapProfile, currency: 'USD' }, expensiveProfile)).toEqual([])
})

test('marks no lowest price if a unit is unknown', () => {
  const createWithUnknownUnit = (priceFrom: number) => createProfileWithServices({ priceFrom, priceUnit: null })
  expect(findLowestOfferIndices(createWithUnknownUnit(900), createWithUnknownUnit(1200))).toEqual([])
  expect(findLowestOfferIndices(createWithUnknownUnit(900), createProfileWithServices({ priceFrom: 1200 }))).toEqual([])
})

test('ignores prices by arrangement when marking the lowest', () => {
  const [cheapProfile, expensiveProfile] = [
    createProfileWithServices({ priceFrom: 900 }),
    createProfileWithServices({ priceFrom: 1200 }),
  ]
  const profileWithoutPrice = createProfileWithServices({ priceFrom: null, priceUnit: null })
  expect(findLowestOfferIndices(profileWithoutPrice, profileWithoutPrice)).toEqual([])
  expect(findLowestOfferIndices(cheapProfile, profileWithoutPrice)).toEqual([])
  expect(findLowestOfferIndices(cheapProfile, profileWithoutPrice, expensiveProfile)).toEqual([0])
})

const createRatedProfile = (rating: number, reviewsCount = 20) => aProfile({ rating, reviewsCount })

test('returns the highest rating only if it has enough reviews and others are lower', () => {
  expect(findHighestRating([createRatedProfile(4.94), createRatedProfile(4.8), null, aNewcomer()])).toBe(4.9)
  expect(findHighestRating([createRatedProfile(4.94), createRatedProfile(4.86)])).toBeNull()
  expect(findHighestRating([createRatedProfile(4.9), aNewcomer()])).toBeNull()
  expect(findHighestRating([createRatedProfile(5, 4), createRatedProfile(4.8)])).toBeNull()
  expect(findHighestRating([createRatedProfile(5, 5), createRatedProfile(4.8, 1)])).toBe(5)
})
