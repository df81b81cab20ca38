import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Profile } from '#domain/profile/profile.ts'
import { getCompleteness, profileSteps, type ProfileStep } from './completeness.ts'

const speciality = { id: 1, name: 'Математика', slug: null, categoryId: 2, priceFrom: null, priceUnit: null }
const bare = {
  user: { id: 1, name: '', avatar: null },
  about: null,
  city: null,
  specialities: [],
  socials: [],
  priceFrom: null,
  currency: 'RUB',
} satisfies Partial<Profile>
const filled = {
  name: { user: { ...bare.user, name: 'Айгуль Сафина' } },
  city: { city: { id: 1, slug: 'kazan', name: 'Казань' } },
  speciality: { specialities: [speciality] },
  prices: { specialities: [{ ...speciality, priceFrom: 1200 }] },
  about: { about: 'Девять лет преподаю.' },
  socials: { socials: [{ type: 'telegram', url: 'https://t.me/safina' }] },
} as const

const steps = fc.subarray([...profileSteps])
const withSteps = (done: readonly ProfileStep[]) =>
  profileSteps
    .filter(step => done.includes(step))
    .reduce<Parameters<typeof getCompleteness>[0]>((profile, step) => ({ ...profile, ...filled[step] }), bare)

describe('how complete a profile is', () => {
  test('is 0% for an empty profile, and the speciality comes first', () => {
    expect(getCompleteness(bare)).toEqual({ percent: 0, missing: [...profileSteps], done: [], next: 'speciality' })
  })

  test('is 100% without a next step for a full profile', () => {
    const complete = { ...bare, ...filled.name, ...filled.city, ...filled.prices, ...filled.about, ...filled.socials }
    expect(getCompleteness(complete)).toEqual({ percent: 100, missing: [], done: [...profileSteps], next: null })
  })

  test.each([
    ['prices and socials', ['name', 'city', 'speciality', 'about'], 75, 'prices'],
    ['city and about', ['name', 'speciality', 'prices', 'socials'], 65, 'city'],
    ['about and socials', ['name', 'city', 'speciality', 'prices'], 75, 'about'],
    ['socials', ['name', 'city', 'speciality', 'prices', 'about'], 90, 'socials'],
  ] as const)('without %s', (_, done, percent, next) => {
    expect(getCompleteness(withSteps(done))).toMatchObject({ percent, next })
  })

  test('is 10% for a name alone', () => {
    expect(getCompleteness(withSteps(['name']))).toMatchObject({ percent: 10, done: ['name'], next: 'speciality' })
  })

  test.each([
    ['a name of blanks', { ...bare, user: { ...bare.user, name: ' ' } }],
    ['a text of blanks', { ...bare, about: ' \n ' }],
  ])('does not count %s', (_, profile) => {
    expect(getCompleteness(profile).done).toEqual([])
  })

  test('counts a price of the profile or of any speciality', () => {
    expect(getCompleteness({ ...bare, priceFrom: 900 }).done).toEqual(['prices'])
    const mixed = { ...bare, specialities: [speciality, { ...speciality, id: 2, priceFrom: 900 }] }
    expect(getCompleteness(mixed).done).toEqual(['speciality', 'prices'])
  })

  test('grows with every step, and no other step adds more than the next one', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...profileSteps), (done, step) => {
        const before = getCompleteness(withSteps(done))
        const after = getCompleteness(withSteps([...done, step]))
        expect([...before.done, ...before.missing].toSorted()).toEqual(profileSteps.toSorted())
        if (before.done.includes(step)) return
        expect(after.percent).toBeGreaterThan(before.percent)
        // A price belongs to a speciality, so adding one completes both steps.
        if (before.next === null || step === 'prices') return
        expect(getCompleteness(withSteps([...done, before.next])).percent).toBeGreaterThanOrEqual(after.percent)
      }),
      { seed: 12 },
    )
  })
})
