import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Profile } from '#domain/profile/profile.ts'
import { getCompleteness, isClient, profileSteps, type ProfileStep } from './completeness.ts'

const speciality = { id: 1, name: 'Математика', categoryId: 2, priceFrom: null, priceUnit: null }
const emptyProfile = {
  user: { id: 1, name: '', avatar: null },
  about: null,
  city: null,
  specialities: [],
  socials: [],
  priceFrom: null,
  currency: 'RUB',
} satisfies Partial<Profile>
const fieldsByStep = {
  name: { user: { ...emptyProfile.user, name: 'Айгуль Сафина' } },
  city: { city: { id: 1, slug: 'kazan', name: 'Казань' } },
  speciality: { specialities: [speciality] },
  prices: { specialities: [{ ...speciality, priceFrom: 1200 }] },
  about: { about: 'Девять лет преподаю.' },
  socials: { socials: [{ type: 'telegram', url: 'https://t.me/safina' }] },
} as const

const steps = fc.subarray([...profileSteps])
const createProfile = (completedSteps: readonly ProfileStep[]) =>
  profileSteps
    .filter(step => completedSteps.includes(step))
    .reduce<Parameters<typeof getCompleteness>[0]>(
      (profile, step) => ({ ...profile, ...fieldsByStep[step] }),
      emptyProfile,
    )

describe('the completeness of a profile', () => {
  test('is 0% for an empty profile, and the next step is the speciality', () => {
    expect(getCompleteness(emptyProfile)).toEqual({
      percent: 0,
      missingSteps: [...profileSteps],
      completedSteps: [],
      nextStep: 'speciality',
    })
  })

  test('is 100% without a next step for a full profile', () => {
    const completeProfile = {
      ...emptyProfile,
      ...fieldsByStep.name,
      ...fieldsByStep.city,
      ...fieldsByStep.prices,
      ...fieldsByStep.about,
      ...fieldsByStep.socials,
    }
    expect(getCompleteness(completeProfile)).toEqual({
      percent: 100,
      missingSteps: [],
      completedSteps: [...profileSteps],
      nextStep: null,
    })
  })

  test.each([
    ['prices and socials', ['name', 'city', 'speciality', 'about'], 75, 'prices'],
    ['city and about', ['name', 'speciality', 'prices', 'socials'], 65, 'city'],
    ['about and socials', ['name', 'city', 'speciality', 'prices'], 75, 'about'],
    ['socials', ['name', 'city', 'speciality', 'prices', 'about'], 90, 'socials'],
  ] as const)('leaves out missing steps, and suggests the largest one: %s', (_, completedSteps, percent, nextStep) => {
    expect(getCompleteness(createProfile(completedSteps))).toMatchObject({ percent, nextStep })
  })

  test('lists the next step first among the missing steps of a named profile', () => {
    fc.assert(
      fc.property(steps, completedSteps => {
        const { missingSteps, nextStep } = getCompleteness(createProfile(['name', ...completedSteps]))
        expect(missingSteps[0] ?? null).toBe(nextStep)
      }),
    )
  })

  test('is 10% for a name alone', () => {
    expect(getCompleteness(createProfile(['name']))).toMatchObject({
      percent: 10,
      completedSteps: ['name'],
      nextStep: 'speciality',
    })
  })

  test.each([
    ['a blank name', { ...emptyProfile, user: { ...emptyProfile.user, name: ' ' } }],
    ['a blank description', { ...emptyProfile, about: ' \n ' }],
  ])('does not count %s', (_, profile) => {
    expect(getCompleteness(profile).completedSteps).toEqual([])
  })

  test('counts a price of the profile or of any speciality', () => {
    expect(getCompleteness({ ...emptyProfile, priceFrom: 900 }).completedSteps).toEqual(['prices'])
    const profileWithPrices = { ...emptyProfile, specialities: [speciality, { ...speciality, id: 2, priceFrom: 900 }] }
    expect(getCompleteness(profileWithPrices).completedSteps).toEqual(['speciality', 'prices'])
  })

  test('grows with every step, and no other step adds more than the next one', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...profileSteps), (completedSteps, step) => {
        const completenessBefore = getCompleteness(createProfile(completedSteps))
        const completenessAfter = getCompleteness(createProfile([...completedSteps, step]))
        expect([...completenessBefore.completedSteps, ...completenessBefore.missingSteps].toSorted()).toEqual(
          profileSteps.toSorted(),
        )
        if (completenessBefore.completedSteps.includes(step)) return
        expect(completenessAfter.percent).toBeGreaterThan(completenessBefore.percent)
        // `fieldsByStep.prices` adds a speciality with a price, so it may complete two steps at once.
        if (completenessBefore.nextStep === null || step === 'prices') return
        expect(
          getCompleteness(createProfile([...completedSteps, completenessBefore.nextStep])).percent,
        ).toBeGreaterThanOrEqual(completenessAfter.percent)
      }),
    )
  })
})

describe('R-registration: an account', () => {
  test.each([
    ['find', ['name', 'city', 'about'], true],
    ['find', ['name', 'speciality'], false],
    ['offer', ['name'], false],
    [null, ['name', 'city'], true],
    [null, ['name', 'about'], false],
    [null, ['name', 'socials'], false],
    [null, ['name', 'speciality'], false],
  ] as const)('with the purpose %s and the steps %j is a client’s: %s', (purpose, completedSteps, expected) => {
    expect(isClient(createProfile(completedSteps), purpose)).toBe(expected)
  })
})
