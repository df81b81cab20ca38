import { Exit, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { editInputLimits } from '#domain/user/edit-input-limits.ts'
import { ownProfileResponse, ownProfileCodec } from './user.codec.ts'

describe('the profile of the signed-in user', () => {
  const decode = Schema.decodeUnknownSync(ownProfileCodec)

  it('separates private fields from public ones', () => {
    const user = { id: 70, name: 'Анна', email: 'anna@example.org', phone: '+79170000000', telegram_linked: true }
    const { profile, ...privateFields } = decode({ id: 7, user, about: 'Плитка', about_statistics: true })
    expect(privateFields).toEqual({
      user: {
        id: 70,
        name: 'Анна',
        email: 'anna@example.org',
        emailVerifiedAt: null,
        phone: '+79170000000',
        avatar: null,
        whatsapp: null,
        telegramLinked: true,
        settings: {},
      },
      aboutStatistics: true,
    })
    expect(profile).toMatchObject({ id: 7, about: 'Плитка', user: { id: 70, name: 'Анна', avatar: null } })
    expect(JSON.stringify(profile)).not.toMatch(/anna@|7917/)
  })

  it('survives a round trip', () => {
    const ownProfile = decode({ id: 7, user: { id: 70, name: 'Анна', email: 'a@b.c' }, price_from: 100 })
    expect(decode(Schema.encodeSync(ownProfileCodec)(ownProfile))).toEqual(ownProfile)
  })

  it('retains unreadable list entries and their positions', () => {
    const ownProfile = decode({
      id: 7,
      user: { id: 70 },
      specialities: [{ id: 1 }, { id: 2, name: 'Плитка' }, { id: 3, name: 'Мозаика', price_from: -1 }],
      socials: [
        { url: 'https://a.example' },
        null,
        { type: 'site', url: 'javascript:alert(1)' },
        { url: 'https://x.example' },
      ],
    })
    expect(ownProfile.unreadableEntries).toEqual({
      specialities: [
        { index: 0, entry: { id: 1 } },
        { index: 2, entry: { id: 3, name: 'Мозаика', price_from: -1 } },
      ],
      socials: [{ index: 1, entry: { type: 'site', url: 'javascript:alert(1)' } }],
    })
    expect(ownProfile.profile.specialities.map(({ id }) => id)).toEqual([2])
    expect(ownProfile).not.toHaveProperty('unreadableLists')
  })

  it('has the price of a service even if it is too high for the form, up to the maximum that can be saved back', () => {
    const services = [editInputLimits.price, editInputLimits.price + 1].map((price_from, index) => ({
      id: index + 1,
      name: 'Дом под ключ',
      price_from,
    }))
    const { profile, unreadableEntries } = decode({ id: 7, user: { id: 70 }, specialities: services })
    expect(profile.specialities).toMatchObject([{ id: 1, priceFrom: editInputLimits.price }])
    expect(unreadableEntries?.specialities).toEqual([{ index: 1, entry: services[1] }])
  })

  it.each([{ price_from: '' }, { price_from: '1 500' }, { category_id: 0 }])(
    'retains a service with the invalid %j as received, because a save would erase the value',
    fields => {
      const entry = { id: 1, name: 'Плитка', ...fields }
      const { profile, unreadableEntries } = decode({ id: 7, user: { id: 70 }, specialities: [entry] })
      expect(profile.specialities).toEqual([])
      expect(unreadableEntries?.specialities).toEqual([{ index: 0, entry }])
    },
  )

  it('retains unknown units and types', () => {
    const ownProfile = decode({
      id: 7,
      user: { id: 70 },
      specialities: [{ id: 1, name: 'Плитка', price_from: 100, price_unit: 'mile' }],
      socials: [{ type: 'icq', url: 'https://icq.example' }],
    })
    expect(ownProfile.profile.specialities).toMatchObject([{ priceFrom: 100, priceUnit: null, unknownUnit: 'mile' }])
    expect(ownProfile.profile.socials).toEqual([{ type: 'link', unknownType: 'icq', url: 'https://icq.example/' }])
    expect(ownProfile).not.toHaveProperty('unreadableEntries')
  })

  it.each([3, { id: 3 }, true, ['hour'], 'ч'.repeat(256)])(
    'retains entries whose unit or type is not a short string: %j',
    value => {
      const service = { id: 1, name: 'Плитка', price_unit: value }
      const link = { type: value, url: 'https://icq.example/' }
      const ownProfile = decode({ id: 7, user: { id: 70 }, specialities: [service], socials: [link] })
      expect(ownProfile.profile).toMatchObject({ specialities: [], socials: [] })
      expect(ownProfile.unreadableEntries).toEqual({
        specialities: [{ index: 0, entry: service }],
        socials: [{ index: 0, entry: link }],
      })
    },
  )

  it.each([
    ['specialities', { specialities: { 1: { id: 1, name: 'Плитка' } } }],
    ['specialities', { currency: '₽' }],
    ['socials', { socials: 'https://t.me/anna' }],
  ])('marks unreadable %s: %j', (list, fields) => {
    expect(decode({ id: 7, user: { id: 70 }, ...fields }).unreadableLists).toEqual([list])
  })

  it.each([
    ['{"news":true}', true],
    [['news'], true],
    [7, true],
    [{ news: 'yes', new_review: { email: true } }, true],
    [{ news: true, new_review: 'yes' }, undefined],
    [[], undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('marks settings only if they are present and none can be read: %j', (settings, mark) => {
    expect(decode({ id: 7, user: { id: 70, settings } }).hasUnreadableSettings).toBe(mark)
  })

  it('keeps single settings that can’t be read, to send them back', () => {
    const settings = { news: true, digest: 'daily', review_reply: 'yes', новости: true, 'invoice.paid': null }
    const ownProfile = decode({ id: 7, user: { id: 70, settings } })
    expect(ownProfile.user.settings).toEqual({ news: true })
    expect(ownProfile.hasUnreadableSettings).toBeUndefined()
    expect(ownProfile.unreadableSettings).toEqual({
      digest: { entry: 'daily' },
      review_reply: { entry: 'yes' },
      новости: { entry: true },
      'invoice.paid': { entry: null },
    })
  })

  it('reads null as off for a known type of notification', () => {
    const ownProfile = decode({ id: 7, user: { id: 70, settings: { news: true, new_review: null } } })
    expect(ownProfile.user.settings).toEqual({ news: true, new_review: false })
    expect(ownProfile.unreadableSettings).toBeUndefined()
  })

  it('marks no entries or lists as unreadable because of other invalid fields', () => {
    const wire = {
      id: 7,
      user: { id: 70, avatar: 'none', phone: 79172041833 },
      city: { id: 5, slug: 'kazan' },
      experience_years: 'много',
      rating: 11,
      photos: [''],
      is_verified: 'yes',
      created_at: 7,
      currency: '',
      specialities: null,
    }
    const ownProfile = decode(wire)
    expect([ownProfile.unreadableEntries, ownProfile.unreadableLists]).toEqual([undefined, undefined])
  })

  it.each([{ profile: null }, { profile: { id: 7 } }, { profile: { id: 7 }, user: 'Анна' }])(
    'is invalid without a user: %j',
    wire => {
      expect(Exit.isFailure(Schema.decodeUnknownExit(ownProfileResponse)(wire))).toBe(true)
    },
  )

  it.each([
    { profile: null, user: { id: 70, name: 'Анна' } },
    { user: { id: 70, name: 'Анна' } },
    { profile: { user: { id: 70, name: 'Анна' } } },
    { profile: { id: null }, user: { id: 70, name: 'Анна' } },
  ])('is empty if the account has no profile: %j', wire => {
    const { profile } = Schema.decodeUnknownSync(ownProfileResponse)(wire)
    expect(profile).toMatchObject({ user: { id: 70, name: 'Анна' }, profile: { id: null, about: null, socials: [] } })
    expect(profile).not.toHaveProperty('unreadableLists')
  })

  it.each([{}, { user: null }, { user: { id: 70, name: 'Анна', avatar: 'https://a.ru/1.jpg' } }])(
    'takes private fields from the user beside the profile if the profile has %j',
    publicUser => {
      const user = { id: 70, email: 'anna@example.org', settings: { news: true } }
      const wire = { profile: { id: 7, about: 'О себе', ...publicUser }, user }
      expect(Schema.decodeUnknownSync(ownProfileResponse)(wire).profile).toMatchObject({
        user: { ...user, ...publicUser.user },
        profile: { id: 7, about: 'О себе', user: { id: 70, ...publicUser.user } },
      })
    },
  )
})
