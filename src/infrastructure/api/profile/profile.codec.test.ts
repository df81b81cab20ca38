import { Exit, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceUnits, socialTypes, type Profile } from '#domain/profile/profile.ts'
import { profileCodec } from './profile.codec.ts'

const decode = Schema.decodeUnknownSync(profileCodec)
const fails = (wire: object) => Exit.isFailure(Schema.decodeUnknownExit(profileCodec)({ id: 7, ...wire }))
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const id = fc.integer({ min: 1 })
const text = fc.string({ minLength: 1 })
const rating = orNull(fc.double({ min: 1, max: 5, noNaN: true }))
const price = orNull(fc.integer({ min: 0, max: 10_000_000 }))
const url = fc.webUrl({ withQueryParameters: true }).map(address => new URL(address).href)
const time = orNull(
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(date => date.toISOString()),
)
const count = fc.nat()
const profiles: fc.Arbitrary<Profile> = fc.record({
  id,
  user: fc.record({ id: orNull(id), name: fc.string(), avatar: orNull(url) }),
  about: orNull(fc.string()),
  city: orNull(fc.record({ id, slug: text, name: text })),
  specialities: fc.array(
    fc.record({
      id,
      name: text,
      slug: orNull(text),
      categoryId: orNull(id),
      priceFrom: price,
      priceUnit: orNull(fc.constantFrom(...priceUnits)),
    }),
  ),
  socials: fc.array(fc.record({ type: fc.constantFrom(...socialTypes, 'link' as const), url })),
  priceFrom: price,
  currency: fc.constantFrom('RUB', 'USD'),
  experienceYears: price,
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
  it('survives a round trip through JSON', () => {
    const sent = (profile: Profile): unknown => JSON.parse(JSON.stringify(Schema.encodeSync(profileCodec)(profile)))
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
    const encode = Schema.encodeSync(profileCodec)
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

  it.each(['rating', 'rating_quality', 'rating_price', 'rating_time'])('%s is between 1 and 5', name => {
    expect([0, 0.9, 5.1, 9, '5', Number.NaN].map(value => fails({ [name]: value }))).not.toContain(false)
    expect([1, 4.57, 5].map(value => fails({ [name]: value }))).not.toContain(true)
  })

  it.each([
    ['a price below zero', { price_from: -1 }],
    ['reviews below zero', { reviews_count: -1 }],
    ['half a review', { reviews_count: 1.5 }],
    ['a distribution below zero', { rating_distribution: { 5: -2 } }],
    ['a currency that no price can be written in', { currency: '₽' }],
    ['an id that is none', { id: 0 }],
    ['a person that is none', { user: 'Иван' }],
  ])('%s is an error', (_, wire) => {
    expect(fails(wire)).toBe(true)
  })
})
