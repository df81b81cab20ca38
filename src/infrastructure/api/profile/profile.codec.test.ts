import { Effect, Exit, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { cleanName, cleanText } from '#domain/shared/invisible.ts'
import { priceUnits, socialTypes, type Profile } from '#domain/profile/profile.ts'
import { OmittedReport } from '#infrastructure/api/shared/lenient.ts'
import { profileCodec } from './profile.codec.ts'

const encode = Schema.encodeSync(profileCodec)
const decode = Schema.decodeUnknownSync(profileCodec)
const fails = (wire: object) => Exit.isFailure(Schema.decodeUnknownExit(profileCodec)({ id: 7, ...wire }))
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const id = fc.integer({ min: 1 })
const text = fc.string({ minLength: 1 })
const personName = fc.string().map(cleanName)
const serviceName = personName.filter(written => written !== '')
const rating = orNull(fc.double({ min: 1, max: 5, noNaN: true }))
const price = orNull(fc.integer({ min: 1, max: 10_000_000 }))
const url = fc.webUrl({ withQueryParameters: true }).map(address => new URL(address).href)
const time = orNull(
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(date => date.toISOString()),
)
const count = fc.nat()
const profiles: fc.Arbitrary<Profile> = fc.record({
  id,
  user: fc.record({ id: orNull(id), name: personName, avatar: orNull(url) }),
  about: orNull(fc.string().map(cleanText)),
  city: orNull(fc.record({ id, slug: fc.stringMatching(/^[а-яёa-z]{9}$/), name: text })),
  specialities: fc.array(
    fc.record({
      id,
      name: serviceName,
      categoryId: orNull(id),
      priceFrom: price,
      priceUnit: orNull(fc.constantFrom(...priceUnits)),
    }),
  ),
  socials: fc.array(fc.record({ type: fc.constantFrom(...socialTypes, 'link' as const), url })),
  priceFrom: price,
  currency: fc.constantFrom('RUB', 'USD'),
  experienceYears: orNull(fc.integer({ min: 0, max: 80 })),
  rating,
  ratingQuality: rating,
  ratingPrice: rating,
  ratingTime: rating,
  ratingDistribution: orNull(fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count })),
  reviewsCount: count,
  isVerified: fc.boolean(),
  photos: fc.array(url),
  createdAt: time,
  updatedAt: time,
})
const bare: Profile = {
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
  it.each([0, '0', '0.00'])('has no price for a price from %j', zero => {
    const specialities = [{ id: 1, name: 'Плитка', price_from: zero }]
    expect(Schema.decodeUnknownSync(profileCodec)({ id: 7, price_from: zero, specialities })).toEqual({
      ...bare,
      specialities: [{ id: 1, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: null }],
    })
  })

  it.each([
    [80, 80],
    ['7.5', 7.5],
    [81, null],
    [2015, null],
  ])('of %j years of experience shows %j', (years, experienceYears) => {
    expect(Schema.decodeUnknownSync(profileCodec)({ id: 7, experience_years: years })).toEqual({
      ...bare,
      experienceYears,
    })
  })

  it('survives a round trip through JSON', () => {
    const sent = (profile: Profile): unknown => JSON.parse(JSON.stringify(encode(profile)))
    fc.assert(
      fc.property(profiles, profile => {
        expect(decode(sent(profile))).toEqual(profile)
      }),
      { seed: 7 },
    )
  })

  it('needs only its id, and ignores unknown fields', () => {
    expect(decode({ id: 7 })).toEqual(bare)
    expect(decode({ id: 7, about_statistics: true, slogan: 'Быстро' })).toEqual(bare)
    expect(fails({ id: undefined })).toBe(true)
  })

  it('may lack any field, or have null for it', () => {
    const fates = fc.func(fc.constantFrom('kept', 'missing', 'null'))
    fc.assert(
      fc.property(profiles, fates, (profile, fateOf) => {
        const fate = (name: string) => (name === 'id' ? 'kept' : fateOf(name))
        const wire = Object.entries(encode({ ...profile, id: 7 }))
        const left = wire.flatMap(([name, value]): [string, unknown][] =>
          fate(name) === 'missing' ? [] : [[name, fate(name) === 'null' ? null : value]],
        )
        const kept = Object.fromEntries(wire.filter(([name]) => fate(name) === 'kept'))
        expect(encode(decode(Object.fromEntries(left)))).toEqual({ ...encode(bare), ...kept })
      }),
      { seed: 7 },
    )
  })

  it('is read as PHP writes numbers and booleans', () => {
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
      ...bare,
      priceFrom: 1500,
      experienceYears: 12,
      rating: 4.5,
      reviewsCount: 19,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 19 },
      isVerified: true,
      specialities: [{ id: 3, name: 'Плитка', categoryId: 12, priceFrom: 900.5, priceUnit: null }],
    })
  })

  it.each(['rating', 'rating_quality', 'rating_price', 'rating_time'])(
    '%s is between 1 and 5, or there is none',
    name => {
      const shown = (value: unknown) => encode(decode({ id: 7, [name]: value }))[name as 'rating']
      expect([0, '0.00', 0.9, 5.1, 9, 'five', '', Number.NaN, true].map(shown)).toEqual(
        Array.from({ length: 9 }, () => null),
      )
      expect([1, 4.57, 5, '4.57'].map(shown)).toEqual([1, 4.57, 5, 4.57])
    },
  )

  it.each([
    ['a price below zero', { price_from: -1 }, { priceFrom: null }],
    ['a price in words', { price_from: '1 500' }, { priceFrom: null }],
    ['reviews below zero', { reviews_count: -1 }, { reviewsCount: 0 }],
    ['half a review', { reviews_count: 1.5 }, { reviewsCount: 0 }],
    ['a distribution below zero', { rating_distribution: { 5: -2 } }, { ratingDistribution: null }],
    ['a person that is none', { user: 'Иван' }, { user: bare.user }],
    ['a name that is none', { user: { id: 70, name: 7 } }, { user: { ...bare.user, id: 70 } }],
    [
      'lists that are none',
      { specialities: 'x', socials: 7, photos: {} },
      { specialities: [], socials: [], photos: [] },
    ],
    ['an age that is none', { experience_years: 'many' }, { experienceYears: null }],
  ])('%s is left out and reported; the profile stays', async (_, wire, left) => {
    const report = vi.fn()
    const decoded = await run(
      Schema.decodeUnknownEffect(profileCodec)({ id: 7, ...wire }).pipe(Effect.provideService(OmittedReport, report)),
    )
    expect(decoded).toEqual({ ok: true, value: { ...bare, ...left } })
    expect(report).toHaveBeenCalled()
  })

  it('without a currency that can be written there are no prices: in another one they would be untrue', () => {
    const specialities = [{ id: 3, name: 'Плитка', price_from: 900, price_unit: 'm2' }]
    const { currency, priceFrom, specialities: kept } = decode({ id: 7, currency: '₽', price_from: 1500, specialities })
    expect({ currency, priceFrom, kept }).toEqual({
      currency: 'RUB',
      priceFrom: null,
      kept: [{ id: 3, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: null }],
    })
  })

  it('is reported whole when fields are only null or missing', async () => {
    const report = vi.fn()
    const nulls = Object.fromEntries(Object.keys(encode({ ...bare, id: 7 })).map(name => [name, null]))
    const decoded = Schema.decodeUnknownEffect(profileCodec)({ ...nulls, id: 7, rating: 0 })
    expect(await run(decoded.pipe(Effect.provideService(OmittedReport, report)))).toEqual({ ok: true, value: bare })
    expect(report).not.toHaveBeenCalled()
  })

  it.each([{ id: 0 }, { id: 'x' }, { id: '7.5' }, { id: null }])('is invalid with %j', wire => {
    expect(fails(wire)).toBe(true)
  })
})

it('R-invisible: texts of invisible characters are empty, and a service with such a name is left out', () => {
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

it('R-invisible: a name holds no controls of the writing direction and at most four accents on a letter', () => {
  const name = `\u202EАнна З${'\u0301'.repeat(9)}а`
  expect(decode({ id: 7, user: { id: 1, name } }).user.name).toBe(`Анна З${'\u0301'.repeat(4)}а`)
})
