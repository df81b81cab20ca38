import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { priceUnits, type Profile } from '#domain/profile/profile.ts'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { blankSpeciality } from './speciality-fields.ts'
import { toAboutEdit, toAboutFields, aboutKind, normalizeAbout } from './about-fields.ts'

const ownWith = (of: Partial<Profile>) => anOwnProfile({ profile: aProfile(of) })

test('formats known values as typed, and unknown ones as empty strings', () => {
  expect(toAboutFields(ownWith({ about: 'Уроки', experienceYears: 9, specialities: [aSpeciality()] }))).toEqual({
    about: 'Уроки',
    cityId: aCity().id,
    experienceYears: '9',
    specialities: [
      {
        ...blankSpeciality,
        saved: { id: 1, name: 'Математика' },
        categoryId: '2',
        name: 'Математика',
        priceFrom: '1200',
        priceUnit: 'lesson',
      },
    ],
  })
  const bare = aSpeciality({ categoryId: null, priceFrom: null, priceUnit: null })
  expect(toAboutFields(ownWith({ about: null, city: null, experienceYears: null, specialities: [bare] }))).toEqual({
    about: '',
    cityId: null,
    experienceYears: '',
    specialities: [{ ...blankSpeciality, saved: { id: 1, name: 'Математика' }, name: 'Математика' }],
  })
})

test('parses typed values', () => {
  const fields = toAboutFields(ownWith({}))
  const typed = { ...blankSpeciality, categoryId: '3', name: ' Плитка ', priceFrom: '1 500 ₽', priceUnit: 'm2' }
  expect(
    toAboutEdit({ ...fields, about: ' Кладу плитку. ', experienceYears: ' 12 ', cityId: null, specialities: [typed] }),
  ).toEqual({
    about: 'Кладу плитку.',
    cityId: null,
    experienceYears: 12,
    specialities: [{ categoryId: 3, name: 'Плитка', priceFrom: 1500, priceUnit: 'm2' }],
  })
  expect(toAboutEdit({ ...fields, specialities: [{ ...typed, suggested: 'Плитка' }] })).toMatchObject({
    specialities: [{ categoryId: 3, priceFrom: 1500, priceUnit: 'm2' }],
  })
  expect(toAboutEdit({ ...fields, about: '  ' })).toMatchObject({ about: null })
  expect(toAboutEdit({ ...fields, specialities: [{ ...typed, categoryId: '' }] })).toMatchObject({
    specialities: [{ categoryId: null, name: 'Плитка', priceFrom: 1500, priceUnit: 'm2' }],
  })
})

test('sends the id of a service always, and its name if it was typed or there is no category', () => {
  const { specialities, ...fields } = toAboutFields(
    ownWith({ specialities: [aSpeciality(), aSpeciality({ id: 2, name: 'Мозаика', categoryId: null })] }),
  )
  const sent = (categoryId: string) =>
    toAboutEdit({ ...fields, specialities: specialities.map(row => ({ ...row, categoryId })) }).specialities
  const price = { priceFrom: 1200, priceUnit: 'lesson' }
  expect(sent('2')).toEqual([
    { id: 1, categoryId: 2, ...price },
    { id: 2, categoryId: 2, ...price },
  ])
  expect(sent('')).toEqual([
    { id: 1, categoryId: null, name: 'Математика', ...price },
    { id: 2, categoryId: null, name: 'Мозаика', ...price },
  ])
  const renamed = specialities.map(row => ({ ...row, name: 'Алгебра' }))
  expect(toAboutEdit({ ...fields, specialities: renamed }).specialities).toMatchObject([
    { id: 1, name: 'Алгебра' },
    { id: 2, name: 'Алгебра' },
  ])
})

test('normalises typed fields to what the API returns', () => {
  const fields = toAboutFields(ownWith({}))
  const typed = { ...blankSpeciality, categoryId: '3', name: ' Плитка ', priceFrom: '1 500 ₽', priceUnit: 'm2' }
  const meant = { ...typed, name: 'Плитка', priceFrom: '1500' }
  expect(normalizeAbout({ ...fields, about: ' Кладу. ', experienceYears: '08', specialities: [typed] })).toEqual({
    ...fields,
    about: 'Кладу.',
    experienceYears: '8',
    specialities: [meant],
  })
  expect(normalizeAbout(fields)).toEqual(fields)
  const emptied = { ...fields, specialities: fields.specialities.map(row => ({ ...row, name: ' ' })) }
  expect(normalizeAbout(emptied)).toEqual(fields)
})

const text = fc.stringMatching(/^\S(.*\S)?$/)
const untidy = fc.string({ minLength: 1 })
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
      expect(toAboutEdit(toAboutFields(ownWith({ about, experienceYears, specialities: offered })))).toEqual({
        about,
        cityId: aCity().id,
        experienceYears,
        specialities: offered.map(({ id, categoryId, name, priceFrom, priceUnit }) => ({
          id,
          categoryId,
          ...(categoryId === null && { name }),
          priceFrom,
          priceUnit,
        })),
      })
    }),
    { seed: 12 },
  )
})

test('normalises the API’s data, so that an untouched field never counts as changed', () => {
  fc.assert(
    fc.property(orNull(untidy), years, specialities, untidy, (about, experienceYears, offered, name) => {
      const fields = toAboutFields(
        ownWith({ about, experienceYears, specialities: offered.map(each => ({ ...each, name })) }),
      )
      expect(normalizeAbout(fields)).toEqual(fields)
    }),
    { seed: 12 },
  )
})

const own = anOwnProfile()

test('sends only changed fields', async () => {
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() => Promise.resolve({ ok: true, value: own }))
  const useCases = { ...pendingUseCases, updateProfile }
  const fields = toAboutFields(own)
  await aboutKind.save(useCases, { about: ' ' }, fields)
  expect(updateProfile).toHaveBeenLastCalledWith({ about: null })
  await aboutKind.save(useCases, { cityId: null, experienceYears: '' }, fields)
  expect(updateProfile).toHaveBeenLastCalledWith({ cityId: null, experienceYears: null })
})

test('accepts stored drafts of its own shape only', () => {
  const fields = aboutKind.getFields(own)
  const kept: unknown = JSON.parse(JSON.stringify(fields))
  expect(aboutKind.isFields(kept)).toBe(true)
  const [first] = fields.specialities
  for (const other of [
    { ...fields, cityId: '1' },
    { ...fields, about: null },
    { ...fields, specialities: [{ ...first, categoryId: 2 }] },
    { ...fields, specialities: [{ ...first, saved: undefined }] },
    { ...fields, specialities: [{ ...first, saved: { id: '1', name: '2' } }] },
    { ...fields, specialities: {} },
    { about: '' },
    null,
  ])
    expect(aboutKind.isFields(other)).toBe(false)
})
