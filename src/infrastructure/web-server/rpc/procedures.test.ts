import { Exit, Schema } from 'effect'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { UseCaseInputs } from '#application/use-cases.ts'
import { noInput } from './inputs.ts'
import {
  defineMutation,
  procedures,
  defineQuery,
  type Mutation,
  type Mutations,
  type Queries,
  type Query,
} from './procedures.ts'

const edit = {
  about: 'Tiles.',
  cityId: 5,
  experienceYears: 8,
  specialities: [{ categoryId: 12, name: 'Tiles', priceFrom: 1500, priceUnit: 'm2' }],
}
const socials = [{ type: 'telegram', url: 'https://t.me/anna' }]
const speciality = edit.specialities[0]
const isAccepted = (name: keyof typeof procedures, input: unknown) =>
  Exit.isSuccess(Schema.decodeUnknownExit(procedures[name].input)(input))

it('rejects a missing entry, or one with the wrong kind, input or value, at compile time', () => {
  expectTypeOf<Query<void>>().toExtend<Queries['listRegions']>()
  expectTypeOf<Query<string>>().not.toExtend<Queries['listRegions']>()
  expectTypeOf<Mutation<void, unknown>>().not.toExtend<Queries['listRegions']>()
  expectTypeOf<Mutation<UseCaseInputs['verifyCode'], unknown>>().toExtend<Mutations['verifyCode']>()
  expectTypeOf<Mutation<string, unknown>>().not.toExtend<Mutations['verifyCode']>()
  expectTypeOf<Mutation<UseCaseInputs['verifyCode'], string>>().not.toExtend<Mutations['verifyCode']>()
  expectTypeOf<Query<UseCaseInputs['verifyCode']>>().not.toExtend<Mutations['verifyCode']>()
  expectTypeOf<Omit<typeof procedures, 'signOut'>>().not.toExtend<typeof procedures>()
})

it('defaults to private queries, and to rate-limited mutations that invalidate nothing', () => {
  expect(defineQuery(noInput)).toMatchObject({ isShared: false })
  expect(defineQuery(noInput).getGroup(undefined)).toBe('')
  const defaultMutation = defineMutation(noInput)
  expect([defaultMutation.isRateLimited, defaultMutation.invalidates({ input: undefined, value: undefined })]).toEqual([
    true,
    { profiles: [] },
  ])
})

it('shares only public queries, and rate-limits all mutations except sign-out', () => {
  const listNames = (isMatch: (entry: (typeof procedures)[keyof typeof procedures]) => boolean) =>
    Object.entries(procedures).flatMap(([name, entry]) => (isMatch(entry) ? [name] : []))
  expect(listNames(entry => 'isShared' in entry && entry.isShared)).toEqual([
    'countProfiles',
    'findCities',
    'findCity',
    'findCityById',
    'listCategories',
    'listComplaintTypes',
    'listRegions',
    'listReviews',
    'randomProfiles',
    'suggest',
    'viewProfile',
  ])
  expect(listNames(entry => 'isRateLimited' in entry && !entry.isRateLimited)).toEqual(['signOut'])
})

describe('the codec of a profile edit', () => {
  it.each([
    ['every field of the about form', edit],
    ['every field emptied', { about: null, cityId: null, experienceYears: null, specialities: [] }],
    ['the field of the links form', { socials }],
    ['one field', { about: null }],
    ['an existing speciality', { specialities: [{ ...speciality, id: 16 }] }],
    ['a value of the API that no form would produce', { ...edit, experienceYears: 0.5 }],
    [
      'a value that only the API can validate',
      { ...edit, specialities: [{ ...speciality, name: '', categoryId: null }] },
    ],
  ])('accepts %s', (_, input) => {
    expect(isAccepted('updateProfile', input)).toBe(true)
  })

  it.each([
    ['a speciality with an invalid id', { specialities: [{ ...speciality, id: 0 }] }],
    ['a speciality without the field priceFrom', { specialities: [{ categoryId: 12, priceUnit: null }] }],
    ['specialities together with links, which pages of earlier builds send', { ...edit, socials }],
    ['a javascript: link', { socials: [{ type: 'site', url: 'javascript:alert(1)' }] }],
    ['a link without a scheme', { socials: [{ type: 'site', url: 't.me/anna' }] }],
    ['a link of an unknown type', { socials: [{ type: 'icq', url: 'https://icq.example' }] }],
    ['too long a link', { socials: [{ type: 'site', url: `https://x.example/${'x'.repeat(2000)}` }] }],
    ['a price below zero', { ...edit, specialities: [{ ...speciality, priceFrom: -1 }] }],
    ['an unknown unit', { ...edit, specialities: [{ ...speciality, priceUnit: 'mile' }] }],
    ['too many specialities', { ...edit, specialities: Array.from({ length: 101 }, () => speciality) }],
    ['negative years of experience', { ...edit, experienceYears: -1 }],
    ['a description that is too long', { ...edit, about: 'x'.repeat(20_001) }],
  ])('rejects %s', (_, input) => {
    expect(isAccepted('updateProfile', input)).toBe(false)
  })
})

const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }
const request = { cityId: 5, categoryId: 12, description: 'x', date: null, budget: null, phone: '+79172041833' }

describe('the codec', () => {
  it.each([
    ['writeReview', review],
    ['writeReview', { ...review, text: '👍'.repeat(2000) }],
    ['fileComplaint', { profileId: 7, typeId: 3, text: '' }],
    ['fileComplaint', { profileId: 7, typeId: 3, text: 'x'.repeat(2000) }],
    ['requestService', request],
    ['requestService', { ...request, profileId: 7, date: '2026-12-31', budget: 0, description: 'x'.repeat(1000) }],
    ['applyForPlacement', { tariff: 'month', comment: '' }],
    ['listNotifications', { page: 3, unreadOnly: true }],
    ['markNotificationsRead', ['0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a']],
    ['updateNotificationSettings', { new_review: false, 'App\\Odd': true }],
    ['updateNotificationSettings', { news: true, digest: { entry: 'daily' }, новости: { entry: null } }],
    ['countUnread', undefined],
    ['listComplaintTypes', undefined],
  ] as const)('of %s accepts %j', (name, input) => {
    expect(isAccepted(name, input)).toBe(true)
  })

  it.each([
    ['writeReview', { ...review, profileId: 0 }],
    ['writeReview', { ...review, profileId: '7' }],
    ['writeReview', { ...review, text: 'ok' }],
    ['writeReview', { ...review, text: ' ok ' }],
    ['writeReview', { ...review, text: 'x'.repeat(2001) }],
    ['writeReview', { ...review, ratingPrice: 0 }],
    ['writeReview', { ...review, ratingPrice: 6 }],
    ['writeReview', { ...review, ratingPrice: 4.5 }],
    ['writeReview', { ...review, ratingTime: null }],
    ['fileComplaint', { profileId: 7, typeId: 0, text: '' }],
    ['fileComplaint', { profileId: 7, typeId: 3 }],
    ['fileComplaint', { profileId: 7, typeId: 3, text: 'x'.repeat(2001) }],
    ['requestService', { ...request, phone: '8 917 204-18-33' }],
    ['requestService', { ...request, date: '2026-02-30' }],
    ['requestService', { ...request, date: '' }],
    ['requestService', { ...request, budget: -1 }],
    ['requestService', { ...request, budget: 10.5 }],
    ['requestService', { ...request, budget: 100_000_001 }],
    ['requestService', { ...request, cityId: null }],
    ['requestService', { ...request, profileId: null }],
    ['requestService', { ...request, description: 'x'.repeat(1001) }],
    ['applyForPlacement', { tariff: 'week', comment: '' }],
    ['applyForPlacement', { tariff: 'year', comment: 'x'.repeat(1001) }],
    ['listNotifications', { page: 0, unreadOnly: true }],
    ['listNotifications', { page: 1 }],
    ['markNotificationsRead', []],
    ['markNotificationsRead', ['../x']],
    ['markNotificationsRead', Array.from({ length: 101 }, (_, index) => `id-${index}`)],
    ['updateNotificationSettings', {}],
    ['updateNotificationSettings', { news: 1 }],
    ['updateNotificationSettings', { '<b>': true }],
    ['updateNotificationSettings', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`t${index}`, true]))],
    ['countUnread', {}],
    ['listComplaintTypes', { lang: 'en' }],
  ] as const)('of %s rejects %j', (name, input) => {
    expect(isAccepted(name, input)).toBe(false)
  })
})

it.each([
  ['updateUser', { name: 'Anna', email: null, phone: '+79172041833' }, { name: '', email: null, phone: null }],
  ['updateUser', { name: 'Anna', email: 'a@b.c', phone: null }, { name: 'Anna', email: null, phone: '8 917' }],
  ['updateUser', { phone: null }, { name: '' }],
  ['changePassword', { currentPassword: 'x', password: 'y' }, { currentPassword: '', password: 'y' }],
  ['updateChatApp', { whatsapp: '+79172041833' }, { whatsapp: '' }],
  ['countRegion', false, 'false'],
  ['countProfiles', {}, { search: ' плитка ' }],
  ['countProfiles', { cityId: 5, category: 'repair/bathroom', ratingFrom: 4.5 }, { category: '../etc' }],
  ['countProfiles', { priceTo: 1500 }, { ratingFrom: 6 }],
  ['viewProfile', 7, '7'],
  ['listCategories', {}, { cityId: '5' }],
  ['listCategories', { cityId: 5 }, { cityId: 0.5 }],
  ['generateBotCode', undefined, {}],
] as const)('%s accepts %j and rejects %j', (name, validInput, invalidInput) => {
  expect([isAccepted(name, validInput), isAccepted(name, invalidInput)]).toEqual([true, false])
})
