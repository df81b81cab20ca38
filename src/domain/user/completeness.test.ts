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
  test('of nobody it is nothing, and what one is found by comes first', () => {
    expect(getCompleteness(bare)).toEqual({ percent: 0, missing: [...profileSteps], done: [], next: 'speciality' })
  })

  test('whole, there is no next step', () => {
    const whole = { ...bare, ...filled.name, ...filled.city, ...filled.prices, ...filled.about, ...filled.socials }
    expect(getCompleteness(whole)).toEqual({ percent: 100, missing: [], done: [...profileSteps], next: null })
  })

  test.each([
    ['prices and socials', ['name', 'city', 'speciality', 'about'], 75, 'prices'],
    ['city and about', ['name', 'speciality', 'prices', 'socials'], 65, 'city'],
    ['about and socials', ['name', 'city', 'speciality', 'prices'], 75, 'about'],
    ['socials', ['name', 'city', 'speciality', 'prices', 'about'], 90, 'socials'],
  ] as const)('without %s', (_, done, percent, next) => {
    expect(getCompleteness(withSteps(done))).toMatchObject({ percent, next })
  })

  test('an account that has just its name has begun', () => {
    expect(getCompleteness(withSteps(['name']))).toMatchObject({ percent: 10, done: ['name'], next: 'speciality' })
  })

  test.each([
    ['a name of blanks', { ...bare, user: { ...bare.user, name: ' ' } }],
    ['a text of blanks', { ...bare, about: ' \n ' }],
  ])('%s is no step', (_, profile) => {
    expect(getCompleteness(profile).done).toEqual([])
  })

  test('a price that a card names counts, whichever speciality it is of', () => {
    expect(getCompleteness({ ...bare, priceFrom: 900 }).done).toEqual(['prices'])
    const mixed = { ...bare, specialities: [speciality, { ...speciality, id: 2, priceFrom: 900 }] }
    expect(getCompleteness(mixed).done).toEqual(['speciality', 'prices'])
  })

  test('every step taken brings it on, and the next one brings at least as much as any other', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...profileSteps), (done, more) => {
        const before = getCompleteness(withSteps(done))
        const after = getCompleteness(withSteps([...done, more]))
        expect([...before.done, ...before.missing].toSorted()).toEqual(profileSteps.toSorted())
        if (before.done.includes(more)) return
        expect(after.percent).toBeGreaterThan(before.percent)
        // A price is always of a speciality: naming one brings both.
        if (before.next === null || more === 'prices') return
        expect(getCompleteness(withSteps([...done, before.next])).percent).toBeGreaterThanOrEqual(after.percent)
      }),
      { seed: 12 },
    )
  })
})
