import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { priceUnits, type Profile } from '#domain/profile/profile.ts'
import { profileEditOf } from '#domain/user/edits.ts'
import { aCity } from '#tests/builders/city.ts'
import { unanswered } from '#tests/builders/client-use-cases.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { aboutEditOf, aboutFieldsOf, aboutKind, settledAbout } from './about-fields.ts'

const ownWith = (of: Partial<Profile>) => anOwnProfile({ profile: aProfile(of) })

test('shows what is known as people write it, and what is not as nothing', () => {
  expect(aboutFieldsOf(ownWith({ about: 'Уроки', experienceYears: 9, specialities: [aSpeciality()] }))).toEqual({
    about: 'Уроки',
    cityId: aCity().id,
    experienceYears: '9',
    specialities: [{ categoryId: '2', name: '', priceFrom: '1200', priceUnit: 'lesson' }],
  })
  const bare = aSpeciality({ categoryId: null, priceFrom: null, priceUnit: null })
  expect(aboutFieldsOf(ownWith({ about: null, city: null, experienceYears: null, specialities: [bare] }))).toEqual({
    about: '',
    cityId: null,
    experienceYears: '',
    specialities: [{ categoryId: '', name: 'Математика', priceFrom: '', priceUnit: '' }],
  })
})

test('reads what people typed', () => {
  const fields = aboutFieldsOf(ownWith({}))
  const typed = { categoryId: '3', name: ' Плитка ', priceFrom: '1 500 ₽', priceUnit: 'm2' } as const
  expect(
    aboutEditOf({ ...fields, about: ' Кладу плитку. ', experienceYears: ' 12 ', cityId: null, specialities: [typed] }),
  ).toEqual({
    about: 'Кладу плитку.',
    cityId: null,
    experienceYears: 12,
    specialities: [{ categoryId: 3, priceFrom: 1500, priceUnit: 'm2' }],
  })
  expect(aboutEditOf({ ...fields, about: '  ' })).toMatchObject({ about: null })
  expect(aboutEditOf({ ...fields, specialities: [{ ...typed, categoryId: '' }] })).toMatchObject({
    specialities: [{ categoryId: null, name: 'Плитка', priceFrom: 1500, priceUnit: 'm2' }],
  })
})

test('normalises typed fields to what the API returns', () => {
  const fields = aboutFieldsOf(ownWith({}))
  const typed = { categoryId: '3', name: ' Плитка ', priceFrom: '1 500 ₽', priceUnit: 'm2' } as const
  const meant = { ...typed, name: '', priceFrom: '1500' }
  expect(settledAbout({ ...fields, about: ' Кладу. ', experienceYears: '08', specialities: [typed] })).toEqual({
    ...fields,
    about: 'Кладу.',
    experienceYears: '8',
    specialities: [meant],
  })
  expect(settledAbout(fields)).toEqual(fields)
})

const text = fc.stringMatching(/^\S(.*\S)?$/)
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const specialities = fc.array(
  fc.record({
    id: fc.integer({ min: 1 }),
    name: text,
    slug: fc.constant(null),
    categoryId: orNull(fc.integer({ min: 1 })),
    priceFrom: orNull(fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e8, noNaN: true, noDefaultInfinity: true }))),
    priceUnit: orNull(fc.constantFrom(...priceUnits)),
  }),
)
const years = orNull(fc.oneof(fc.nat({ max: 80 }), fc.constantFrom(0.5, 7.25, 12.345)))

test('saves untouched fields unchanged', () => {
  fc.assert(
    fc.property(orNull(text), years, specialities, (about, experienceYears, offered) => {
      const profile = ownWith({ about, experienceYears, specialities: offered })
      expect({ ...profileEditOf(profile), ...aboutEditOf(aboutFieldsOf(profile)) }).toEqual(profileEditOf(profile))
    }),
    { seed: 12 },
  )
})

const own = anOwnProfile()

test('saves what stands in the form, and the links as the API has them by then', async () => {
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() => Promise.resolve({ ok: true, value: own }))
  const socials = [{ type: 'vk', url: 'https://vk.com/other' }] as const
  const now = anOwnProfile({ profile: aProfile({ about: 'Other', city: null, socials }) })
  await aboutKind.save({ ...unanswered, updateProfile }, { ...aboutKind.fieldsOf(own), about: 'Mine' }, now)
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    about: 'Mine',
    cityId: 1,
    experienceYears: 9,
    specialities: own.profile.specialities.map(({ categoryId, priceFrom, priceUnit }) => ({
      categoryId,
      priceFrom,
      priceUnit,
    })),
    socials,
  })
})

test('accepts stored drafts of its own shape only', () => {
  const fields = aboutKind.fieldsOf(own)
  const kept: unknown = JSON.parse(JSON.stringify(fields))
  expect(aboutKind.isFields(kept)).toBe(true)
  const [first] = fields.specialities
  for (const other of [
    { ...fields, cityId: '1' },
    { ...fields, about: null },
    { ...fields, specialities: [{ ...first, priceUnit: 'mile' }] },
    { ...fields, specialities: [{ ...first, categoryId: 2 }] },
    { ...fields, specialities: {} },
    { about: '' },
    null,
  ])
    expect(aboutKind.isFields(other)).toBe(false)
})
