import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { editLimits } from '#domain/user/edits.ts'
import { profileCodec } from './profile.codec.ts'

const decode = (wire: object) => Schema.decodeUnknownSync(profileCodec)({ id: 7, ...wire })

describe('a profile with an invalid or unknown part', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'ftp://a.ru/x', 'mailto:a@b.ru', '', 7])(
    'omits the URL %j',
    url => {
      const { user, photos, socials } = decode({
        user: { id: 1, name: 'Иван', avatar: url },
        photos: [url, 'https://a.ru/1.jpg'],
        socials: [
          { type: 'site', url },
          { type: 'vk', url: 'https://vk.com/ivan' },
        ],
      })
      expect(user).toEqual({ id: 1, name: 'Иван', avatar: null })
      expect(photos).toEqual(['https://a.ru/1.jpg'])
      expect(socials).toEqual([{ type: 'vk', url: 'https://vk.com/ivan' }])
    },
  )

  it('normalizes URLs, so that a link leads to the host that it shows', () => {
    const urls = ['https:evil.ru', ' HTTPS://A.ru ']
    const { photos, socials } = decode({ photos: urls, socials: urls.map(url => ({ type: 'site', url })) })
    const normalizedUrls = ['https://evil.ru/', 'https://a.ru/']
    expect(photos).toEqual(normalizedUrls)
    expect(socials.map(({ url }) => url)).toEqual(normalizedUrls)
  })

  it('turns an unknown social network into a plain link', () => {
    const url = 'https://ok.ru/ivan'
    expect(decode({ socials: [{ type: 'ok', url }, { url }] }).socials).toEqual([
      { type: 'link', url },
      { type: 'link', url },
    ])
  })

  it('drops an unknown unit without changing the price', () => {
    const speciality = { id: 3, name: 'Плитка', price_from: 900, price_unit: 'verst' }
    expect(decode({ specialities: [speciality] }).specialities).toEqual([
      { id: 3, name: 'Плитка', categoryId: null, priceFrom: 900, priceUnit: null },
    ])
  })

  it('omits a speciality without a name', () => {
    const validSpeciality = { id: 1, name: 'Плитка' }
    const { specialities } = decode({ specialities: [{ id: 3 }, null, validSpeciality] })
    expect(specialities.map(({ id }) => id)).toEqual([1])
  })

  it.each([-5, '', '1 500', 'от 900', {}])('keeps a speciality without its price if the price is %j', wirePrice => {
    const { specialities } = decode({
      specialities: [{ id: 1, name: 'Плитка', price_from: wirePrice, price_unit: 'm2' }],
    })
    expect(specialities).toEqual([{ id: 1, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: 'm2' }])
  })

  it.each([0, '', 'x', {}])('keeps a speciality without its category if the category is %j', wireId => {
    expect(decode({ specialities: [{ id: 1, name: 'Плитка', category_id: wireId }] }).specialities).toEqual([
      { id: 1, name: 'Плитка', categoryId: null, priceFrom: null, priceUnit: null },
    ])
  })

  it.each([editLimits.price + 1, 1e21, '1000000000.00'])(
    'has no price if the price is above the maximum: %j',
    wirePrice => {
      const { priceFrom, specialities } = decode({
        price_from: wirePrice,
        specialities: [{ id: 1, name: 'Плитка', price_from: wirePrice }],
      })
      expect([priceFrom, specialities.map(speciality => speciality.priceFrom)]).toEqual([null, [null]])
    },
  )

  it('keeps the maximum price of the form', () => {
    expect(decode({ price_from: editLimits.price }).priceFrom).toBe(editLimits.price)
  })

  it('keeps the prices if the currency is empty, which counts as missing', () => {
    expect(decode({ currency: '', price_from: 1500 })).toMatchObject({ currency: 'RUB', priceFrom: 1500 })
  })

  it('decodes an invalid city to null', () => {
    expect(decode({ city: { id: 5 } }).city).toBeNull()
  })

  it.each([
    [[], null],
    [{}, null],
    [{ 5: 3 }, { 1: 0, 2: 0, 3: 0, 4: 0, 5: 3 }],
    [
      { 1: null, 4: 1, 5: 3 },
      { 1: 0, 2: 0, 3: 0, 4: 1, 5: 3 },
    ],
  ])('decodes the distribution %j to %j', (wire, distribution) => {
    expect(decode({ rating_distribution: wire }).ratingDistribution).toEqual(distribution)
  })

  it.each([
    ['2026-03-01T10:00:00.123456Z', '2026-03-01T10:00:00.123456Z'],
    ['2026-03-01T10:00:00+03:00', '2026-03-01T07:00:00.000Z'],
    ['2026-03-01 10:00:00', null],
    ['2026-13-01T10:00:00Z', null],
    [1_772_000_000, null],
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z'],
    ['1999-12-31T23:59:59Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['9999-12-31T23:59:59Z', null],
  ])('decodes the time %j to %j', (wire, time) => {
    expect(decode({ created_at: wire, updated_at: wire })).toMatchObject({ createdAt: time, updatedAt: time })
  })

  it('decodes a time in the future to null, but tolerates a clock that is fast by less than a day', () => {
    const formatHoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const tolerated = formatHoursAhead(23)
    expect(decode({ created_at: tolerated, updated_at: formatHoursAhead(25) })).toMatchObject({
      createdAt: tolerated,
      updatedAt: null,
    })
  })
})
