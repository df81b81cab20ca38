import { Effect, Exit, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { cleanName, cleanText } from '#domain/shared/invisible.ts'
import { priceUnits, socialTypes, type Profile } from '#domain/profile/profile.ts'
import { OmissionReport } from '#infrastructure/api/shared/lenient.ts'
import { profileCodec } from './profile.codec.ts'

const encode = Schema.encodeSync(profileCodec)
const decode = Schema.decodeUnknownSync(profileCodec)
const isInvalid = (wire: object) => Exit.isFailure(Schema.decodeUnknownExit(profileCodec)({ id: 7, ...wire }))
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const id = fc.integer({ min: 1 })
const personName = fc.string().map(cleanName)
const visibleName = personName.filter(name => name !== '')
const rating = nullable(fc.double({ min: 1, max: 5, noNaN: true }))
const price = nullable(fc.integer({ min: 1, max: 10_000_000 }))
const url = fc.webUrl({ withQueryParameters: true }).map(webUrl => new URL(webUrl).href)
const time = nullable(
  fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2025-01-01') })
    .map(date => date.toISOString()),
)
const count = fc.nat()
const profiles: fc.Arbitrary<Profile> = fc.record({
  id,
  user: fc.record({ id: nullable(id), name: personName, avatar: nullable(url) }),
  about: nullable(fc.string().map(cleanText)),
  city: nullable(fc.record({ id, slug: fc.stringMatching(/^[а-яёa-z]{9}$/), name: visibleName })),
  specialities: fc.array(
    fc.record({
      id,
      name: visibleName,
      categoryId: nullable(id),
      priceFrom: price,
      priceUnit: nullable(fc.constantFrom(...priceUnits)),
    }),
  ),
  socials: fc.array(fc.record({ type: fc.constantFrom(...socialTypes, 'link' as const), url })),
  priceFrom: price,
  currency: fc.constantFrom('RUB', 'USD'),
  experienceYears: nullable(fc.integer({ min: 0, max: 80 })),
  rating,
  ratingQuality: rating,
  ratingPrice: rating,
  ratingTime: rating,
  ratingDistribution: nullable(fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count })),
  reviewsCount: count,
  isVerified: fc.boolean(),
  photos: fc.array(url),
  createdAt: time,
  updatedAt: time,
})
const emptyProfile: Profile = {
  id: 7,
  user: { id: null, name: '', avatar: null },
  about: null,
  city: null,
  specialities: [],
  socials: [],
  priceFrom: null,
  currency: 'RUB',
  experienceYears: null,
  rating: null,
  ratingQuality: null,
  ratingPrice: null,
  ratingTime: null,
  ratingDistribution: null,
  reviewsCount: 0,
  isVerified: false,
  photos: [],
  createdAt: null,
  updatedAt: null,
}

describe('a profile on the wire', () => {
  it.each([0, '0', '0.00', '0.0000'])('has no price if price_from is %j', zero => {
    const specialities = [{ id: 1, name: 'Плитка', price_from: zero }]
    expect(decode({ id: 7, price_from: zero, specialities })).toEqual({
      ...emptyProfile,
      specialities: [{ id: 1, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: null }],
    })
  })

  it.each([
    [80, 80],
    ['7.5', 7.5],
    [81, null],
    [2015, null],
  ])('with %j years of experience is decoded with %j', (years, experienceYears) => {
    expect(decode({ id: 7, experience_years: years })).toEqual({ ...emptyProfile, experienceYears })
  })

  it('survives a round trip through JSON', () => {
    const toWireJson = (profile: Profile): unknown => JSON.parse(JSON.stringify(encode(profile)))
    fc.assert(
      fc.property(profiles, profile => {
        expect(decode(toWireJson(profile))).toEqual(profile)
      }),
    )
  })

  it('requires only its id, and ignores unknown fields', () => {
    expect(decode({ id: 7 })).toEqual(emptyProfile)
    expect(decode({ id: 7, about_statistics: true, slogan: 'Быстро' })).toEqual(emptyProfile)
    expect(isInvalid({ id: undefined })).toBe(true)
  })

  it('may lack any field except its id, or have null instead', () => {
    const fieldStates = fc.func(fc.constantFrom('present', 'missing', 'null'))
    fc.assert(
      fc.property(profiles, fieldStates, (profile, generateState) => {
        const getState = (name: string) => (name === 'id' ? 'present' : generateState(name))
        const wire = Object.entries(encode({ ...profile, id: 7 }))
        const keptFields = wire.flatMap(([name, value]): [string, unknown][] =>
          getState(name) === 'missing' ? [] : [[name, getState(name) === 'null' ? null : value]],
        )
        const presentFields = Object.fromEntries(wire.filter(([name]) => getState(name) === 'present'))
        expect(encode(decode(Object.fromEntries(keptFields)))).toEqual({ ...encode(emptyProfile), ...presentFields })
      }),
    )
  })

  it('may have numbers and booleans as PHP writes them', () => {
    const wire = {
      id: '7',
      price_from: '1500.00',
      experience_years: '12',
      rating: '4.50',
      reviews_count: '19',
      rating_distribution: { 5: '19' },
      is_verified: 1,
      specialities: [{ id: '3', name: 'Плитка', category_id: '12', price_from: '900.50' }],
    }
    expect(decode(wire)).toEqual({
      ...emptyProfile,
      priceFrom: 1500,
      experienceYears: 12,
      rating: 4.5,
      reviewsCount: 19,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 19 },
      isVerified: true,
      specialities: [{ id: 3, name: 'Плитка', categoryId: 12, priceFrom: 900.5, priceUnit: null }],
    })
  })

  it.each(['rating', 'rating_quality', 'rating_price', 'rating_time'])('has no %s outside 1 to 5', name => {
    const decodeRating = (value: unknown) => encode(decode({ id: 7, [name]: value }))[name as 'rating']
    expect([0, '0.00', 0.9, 5.1, 9, 'five', '', Number.NaN, true].map(decodeRating)).toEqual(
      Array.from({ length: 9 }, () => null),
    )
    expect([1, 4.57, 5, '4.57'].map(decodeRating)).toEqual([1, 4.57, 5, 4.57])
  })

  it.each([
    ['a negative price', { price_from: -1 }, { priceFrom: null }],
    ['a price with a space', { price_from: '1 500' }, { priceFrom: null }],
    [
      'an empty price of a speciality',
      { specialities: [{ id: 3, name: 'Плитка', price_from: '' }] },
      { specialities: [{ id: 3, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: null }] },
    ],
    ['a negative number of reviews', { reviews_count: -1 }, { reviewsCount: 0 }],
    ['a fractional number of reviews', { reviews_count: 1.5 }, { reviewsCount: 0 }],
    ['a negative distribution', { rating_distribution: { 5: -2 } }, { ratingDistribution: null }],
    ['an invalid person', { user: 'Иван' }, { user: emptyProfile.user }],
    ['an invalid name', { user: { id: 70, name: 7 } }, { user: { ...emptyProfile.user, id: 70 } }],
    ['invalid lists', { specialities: 'x', socials: 7, photos: {} }, { specialities: [], socials: [], photos: [] }],
    ['an invalid experience', { experience_years: 'many' }, { experienceYears: null }],
  ])('is decoded without %s, and the omission is reported', async (_, wire, expectedFields) => {
    const report = vi.fn()
    const outcome = await run(
      Schema.decodeUnknownEffect(profileCodec)({ id: 7, ...wire }).pipe(Effect.provideService(OmissionReport, report)),
    )
    expect(outcome).toEqual({ ok: true, value: { ...emptyProfile, ...expectedFields } })
    expect(report).toHaveBeenCalled()
  })

  it('has no prices if its currency is invalid, because they would be wrong in another one', () => {
    const specialities = [{ id: 3, name: 'Плитка', price_from: 900, price_unit: 'm2' }]
    const {
      currency,
      priceFrom,
      specialities: decodedSpecialities,
    } = decode({ id: 7, currency: '₽', price_from: 1500, specialities })
    expect({ currency, priceFrom, decodedSpecialities }).toEqual({
      currency: 'RUB',
      priceFrom: null,
      decodedSpecialities: [{ id: 3, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: null }],
    })
  })

  it('is decoded without a report if fields are only null, missing or zero', async () => {
    const report = vi.fn()
    const nulls = Object.fromEntries(Object.keys(encode({ ...emptyProfile, id: 7 })).map(name => [name, null]))
    for (const wire of [{ ...nulls, id: 7, rating: 0, rating_price: '0.0000' }, { id: 7 }]) {
      const decodeEffect = Schema.decodeUnknownEffect(profileCodec)(wire)
      expect(await run(decodeEffect.pipe(Effect.provideService(OmissionReport, report)))).toEqual({
        ok: true,
        value: emptyProfile,
      })
    }
    expect(report).not.toHaveBeenCalled()
  })

  it.each([{ id: 0 }, { id: 'x' }, { id: '7.5' }, { id: null }])('is invalid with %j', wire => {
    expect(isInvalid(wire)).toBe(true)
  })
})

it('R-invisible: decodes invisible texts to empty ones, and omits services with an invisible name', () => {
  const wire = {
    id: 7,
    user: { id: 1, name: '\u200B\u2800' },
    about: '\u3164 \u2060',
    specialities: [
      { id: 1, name: '\u200B' },
      { id: 2, name: ' \u200BРозетки\u2060 ' },
    ],
  }
  expect(decode(wire)).toMatchObject({ user: { name: '' }, about: '', specialities: [{ id: 2, name: 'Розетки' }] })
})

it('R-invisible: removes bidirectional controls from a name, and all but four accents of a letter', () => {
  const name = `\u202EАнна З${'\u0301'.repeat(9)}а`
  expect(decode({ id: 7, user: { id: 1, name } }).user.name).toBe(`Анна З${'\u0301'.repeat(4)}а`)
})
