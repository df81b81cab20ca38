import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { priceUnits, type Profile } from '#domain/profile/profile.ts'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { cleanName, cleanText } from '#domain/shared/invisible.ts'
import { blankSpeciality } from './speciality-fields.ts'
import { toAboutEdit, toAboutFields, aboutKind, normalizeAbout } from './about-fields.ts'

const createOwnProfile = (overrides: Partial<Profile>) => anOwnProfile({ profile: aProfile(overrides) })

test('formats values as text, and missing ones as empty strings', () => {
  expect(
    toAboutFields(createOwnProfile({ about: 'Уроки', experienceYears: 9, specialities: [aSpeciality()] })),
  ).toEqual({
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
  const emptySpeciality = aSpeciality({ categoryId: null, priceFrom: null, priceUnit: null })
  expect(
    toAboutFields(
      createOwnProfile({ about: null, city: null, experienceYears: null, specialities: [emptySpeciality] }),
    ),
  ).toEqual({
    about: '',
    cityId: null,
    experienceYears: '',
    specialities: [{ ...blankSpeciality, saved: { id: 1, name: 'Математика' }, name: 'Математика' }],
  })
})

test('parses typed values', () => {
  const fields = toAboutFields(createOwnProfile({}))
  const typedSpeciality = {
    ...blankSpeciality,
    categoryId: '3',
    name: ' Плитка ',
    priceFrom: '1 500 ₽',
    priceUnit: 'm2',
  }
  expect(
    toAboutEdit({
      ...fields,
      about: ' Кладу плитку. ',
      experienceYears: ' 12 ',
      cityId: null,
      specialities: [typedSpeciality],
    }),
  ).toEqual({
    about: 'Кладу плитку.',
    cityId: null,
    experienceYears: 12,
    specialities: [{ categoryId: 3, name: 'Плитка', priceFrom: 1500, priceUnit: 'm2' }],
  })
  expect(toAboutEdit({ ...fields, specialities: [{ ...typedSpeciality, suggested: 'Плитка' }] })).toMatchObject({
    specialities: [{ categoryId: 3, priceFrom: 1500, priceUnit: 'm2' }],
  })
  expect(toAboutEdit({ ...fields, about: '  ' })).toMatchObject({ about: null })
  expect(toAboutEdit({ ...fields, specialities: [{ ...typedSpeciality, categoryId: '' }] })).toMatchObject({
    specialities: [{ categoryId: null, name: 'Плитка', priceFrom: 1500, priceUnit: 'm2' }],
  })
})

test('always sends the id of a service, and the name if it was typed or there is no category', () => {
  const { specialities, ...fields } = toAboutFields(
    createOwnProfile({ specialities: [aSpeciality(), aSpeciality({ id: 2, name: 'Мозаика', categoryId: null })] }),
  )
  const toSentSpecialities = (categoryId: string) =>
    toAboutEdit({ ...fields, specialities: specialities.map(row => ({ ...row, categoryId })) }).specialities
  const price = { priceFrom: 1200, priceUnit: 'lesson' }
  expect(toSentSpecialities('2')).toEqual([
    { id: 1, categoryId: 2, ...price },
    { id: 2, categoryId: 2, ...price },
  ])
  expect(toSentSpecialities('')).toEqual([
    { id: 1, categoryId: null, name: 'Математика', ...price },
    { id: 2, categoryId: null, name: 'Мозаика', ...price },
  ])
  const renamedSpecialities = specialities.map(row => ({ ...row, name: 'Алгебра' }))
  expect(toAboutEdit({ ...fields, specialities: renamedSpecialities }).specialities).toMatchObject([
    { id: 1, name: 'Алгебра' },
    { id: 2, name: 'Алгебра' },
  ])
})

test.each(['', ' ', '\u200B', '\u2800'])('treats a number without a visible character as empty: %j', text => {
  const { specialities, ...fields } = toAboutFields(createOwnProfile({ specialities: [aSpeciality()] }))
  const typedFields = {
    ...fields,
    experienceYears: text,
    specialities: specialities.map(row => ({ ...row, priceFrom: text })),
  }
  expect(toAboutEdit(typedFields)).toMatchObject({ experienceYears: null, specialities: [{ priceFrom: null }] })
  expect(normalizeAbout(typedFields)).toMatchObject({ experienceYears: '', specialities: [{ priceFrom: '' }] })
})

test('normalizes typed fields to the values that the API returns', () => {
  const fields = toAboutFields(createOwnProfile({}))
  const typedSpeciality = {
    ...blankSpeciality,
    categoryId: '3',
    name: ' Плитка ',
    priceFrom: '1 500 ₽',
    priceUnit: 'm2',
  }
  const normalizedSpeciality = { ...typedSpeciality, name: 'Плитка', priceFrom: '1500' }
  expect(
    normalizeAbout({ ...fields, about: ' Кладу. ', experienceYears: '08', specialities: [typedSpeciality] }),
  ).toEqual({
    ...fields,
    about: 'Кладу.',
    experienceYears: '8',
    specialities: [normalizedSpeciality],
  })
  expect(normalizeAbout(fields)).toEqual(fields)
  const fieldsWithoutNames = { ...fields, specialities: fields.specialities.map(row => ({ ...row, name: ' ' })) }
  expect(normalizeAbout(fieldsWithoutNames)).toEqual(fields)
})

const text = fc.stringMatching(/^\S(.*\S)?$/)
const untidyText = fc.string({ minLength: 1 })
const createNullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const specialities = fc.array(
  fc.record({
    id: fc.integer({ min: 1 }),
    name: text,
    slug: fc.constant(null),
    categoryId: createNullable(fc.integer({ min: 1 })),
    priceFrom: createNullable(
      fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e8, noNaN: true, noDefaultInfinity: true })),
    ),
    priceUnit: createNullable(fc.constantFrom(...priceUnits)),
  }),
)
const years = createNullable(fc.oneof(fc.nat({ max: 80 }), fc.constantFrom(0.5, 7.25, 12.345)))

test('saves untouched fields unchanged', () => {
  fc.assert(
    fc.property(createNullable(text), years, specialities, (about, experienceYears, loadedSpecialities) => {
      expect(
        toAboutEdit(toAboutFields(createOwnProfile({ about, experienceYears, specialities: loadedSpecialities }))),
      ).toEqual({
        about,
        cityId: aCity().id,
        experienceYears,
        specialities: loadedSpecialities.map(({ id, categoryId, name, priceFrom, priceUnit }) => ({
          id,
          categoryId,
          ...(categoryId === null && { name }),
          priceFrom,
          priceUnit,
        })),
      })
    }),
  )
})

test('normalizes the API’s data, so that an untouched field never counts as changed', () => {
  fc.assert(
    fc.property(
      createNullable(untidyText),
      years,
      specialities,
      untidyText,
      (about, experienceYears, loadedSpecialities, name) => {
        const fields = toAboutFields(
          createOwnProfile({
            about,
            experienceYears,
            specialities: loadedSpecialities.map(speciality => ({ ...speciality, name })),
          }),
        )
        expect(normalizeAbout(fields)).toEqual(fields)
      },
    ),
  )
})

const marks = ['\u200F', '\u202A', '\u0301'.repeat(5)]
const markedText = fc.array(fc.constantFrom('д', 'о', ' ', ...marks)).map(parts => `а${parts.join('')}`)

test('cleans typed texts like the API’s texts, both to send and to compare them', () => {
  fc.assert(
    fc.property(markedText, markedText, (about, name) => {
      const [service] = toAboutFields(createOwnProfile({})).specialities
      if (!service) throw new Error('The profile has no service')
      const fields = normalizeAbout({ ...toAboutFields(ownProfile), about, specialities: [{ ...service, name }] })
      const loadedProfile = createOwnProfile({
        about: cleanText(about),
        specialities: [aSpeciality({ name: cleanName(name) })],
      })
      const loadedFields = toAboutFields(loadedProfile)
      expect(fields.about).toBe(loadedFields.about)
      expect(fields.specialities.map(row => row.name)).toEqual(loadedFields.specialities.map(row => row.name))
      expect(toAboutEdit({ about }).about).toBe(fields.about)
      expect(toAboutEdit({ specialities: [{ ...service, name }] }).specialities).toMatchObject([
        { name: loadedFields.specialities[0]?.name },
      ])
    }),
  )
})

const ownProfile = anOwnProfile()

test('sends only the changed fields', async () => {
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() => Promise.resolve({ ok: true, value: ownProfile }))
  const useCases = { ...pendingUseCases, updateProfile }
  const fields = toAboutFields(ownProfile)
  await aboutKind.save(useCases, { about: ' ' }, fields)
  expect(updateProfile).toHaveBeenLastCalledWith({ about: null })
  await aboutKind.save(useCases, { cityId: null, experienceYears: '' }, fields)
  expect(updateProfile).toHaveBeenLastCalledWith({ cityId: null, experienceYears: null })
})

test('accepts only stored drafts that have the shape of the fields', () => {
  const fields = aboutKind.getFields(ownProfile)
  const stored: unknown = JSON.parse(JSON.stringify(fields))
  expect(aboutKind.isFields(stored)).toBe(true)
  const [firstSpeciality] = fields.specialities
  for (const invalidDraft of [
    { ...fields, cityId: '1' },
    { ...fields, about: null },
    { ...fields, specialities: [{ ...firstSpeciality, categoryId: 2 }] },
    { ...fields, specialities: [{ ...firstSpeciality, saved: undefined }] },
    { ...fields, specialities: [{ ...firstSpeciality, saved: { id: '1', name: '2' } }] },
    { ...fields, specialities: {} },
    { about: '' },
    null,
  ])
    expect(aboutKind.isFields(invalidDraft)).toBe(false)
})
