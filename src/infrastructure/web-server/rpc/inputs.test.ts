import { Exit, Schema } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { procedures } from './procedures.ts'

const isAccepted = (name: keyof typeof procedures, input: unknown) =>
  Exit.isSuccess(Schema.decodeUnknownExit(procedures[name].input)(input))

const speciality = { categoryId: 12, name: 'Tiles', priceFrom: 1500, priceUnit: 'm2' }
const link = { type: 'telegram', url: 'https://t.me/anna' }
const emptyProfileEdit = { about: null, cityId: null, experienceYears: null }
const request = { cityId: 5, categoryId: 12, description: 'x', date: null, budget: null, phone: '+79172041833' }
const createServiceRequest = (overrides: object) => ({ ...request, ...overrides })
const createProfileEdit = (overrides: object) => ({ ...emptyProfileEdit, ...overrides })
const createText = (length: number) => 'x'.repeat(length)
const repeatEntry = (count: number, entry: unknown) => Array.from({ length: count }, () => entry)

describe('an input codec', () => {
  it.each([
    ['signIn', 'an email', 254, (max: number) => ({ email: createText(max), password: 'x' })],
    ['signIn', 'a password', 1000, (max: number) => ({ email: 'a@b.c', password: createText(max) })],
    ['requestCode', 'an email', 254, createText],
    ['createAccount', 'a name', 255, (max: number) => ({ name: createText(max), password: 'x', agreement: true })],
    ['verifyCode', 'a verification id', 64, (max: number) => ({ uuid: createText(max), code: '123456' })],
    ['updateUser', 'a name', 255, (max: number) => ({ name: createText(max), email: null, phone: null })],
    ['markNotificationsRead', 'an id', 64, (max: number) => [createText(max)]],
    ['markNotificationsRead', 'ids', 100, (max: number) => repeatEntry(max, 'a')],
    ['updateProfile', 'a description', 20_000, (max: number) => createProfileEdit({ about: createText(max) })],
    ['updateProfile', 'years', 1000, (max: number) => createProfileEdit({ experienceYears: max })],
    [
      'updateProfile',
      'specialities',
      100,
      (max: number) => createProfileEdit({ specialities: repeatEntry(max, speciality) }),
    ],
    ['updateProfile', 'links', 50, (max: number) => createProfileEdit({ socials: repeatEntry(max, link) })],
    [
      'updateProfile',
      'a name',
      255,
      (max: number) => createProfileEdit({ specialities: [{ ...speciality, name: createText(max) }] }),
    ],
    [
      'updateProfile',
      'a price',
      1e9,
      (max: number) => createProfileEdit({ specialities: [{ ...speciality, priceFrom: max }] }),
    ],
    [
      'updateProfile',
      'a link',
      2000,
      (max: number) => createProfileEdit({ socials: [{ type: 'link', url: `https://a.b/${createText(max - 12)}` }] }),
    ],
    ['requestService', 'a budget', 100_000_000, (max: number) => createServiceRequest({ budget: max })],
    ['requestService', 'a description', 1000, (max: number) => createServiceRequest({ description: createText(max) })],
    ['applyForPlacement', 'a comment', 1000, (max: number) => ({ tariff: 'year', comment: createText(max) })],
    ['listReviews', 'a page', 100_000, (max: number) => ({ profileId: 7, page: max })],
    ['listNotifications', 'a page', 100_000, (max: number) => ({ page: max, unreadOnly: false })],
    ['findCity', 'a slug', 80, createText],
  ] as const)('of %s limits %s to %i', (name, _what, max, createInput) => {
    expect([isAccepted(name, createInput(max)), isAccepted(name, createInput(max + 1))]).toEqual([true, false])
  })

  it('counts the characters of a service’s name as the form does', () => {
    const createEdit = (count: number) =>
      createProfileEdit({ specialities: [{ ...speciality, name: '😀'.repeat(count) }] })
    expect([255, 256].map(count => isAccepted('updateProfile', createEdit(count)))).toEqual([true, false])
  })

  it.each(['12345', '1234567', ' 123456', '123456 ', '12345a', '１２３４５６', 123_456])(
    'rejects the code %j',
    code => {
      expect(isAccepted('verifyCode', { uuid: 'verification-1', code })).toBe(false)
    },
  )

  it.each(['', 'a/b', 'a b', ' a', 'a\n', '..', 7])('rejects the verification or notification id %j', id => {
    expect(isAccepted('verifyCode', { uuid: id, code: '123456' })).toBe(false)
    expect(isAccepted('markNotificationsRead', [id])).toBe(false)
  })
})

it('rejects an overlong link without parsing it', () => {
  const canParse = vi.spyOn(URL, 'canParse')
  const createEdit = (url: string) => createProfileEdit({ socials: [{ type: 'link', url }] })
  expect([isAccepted('updateProfile', createEdit('https://a.b/')), canParse.mock.calls]).toEqual([
    true,
    [['https://a.b/']],
  ])
  canParse.mockClear()
  const host = '\u0323\u0301'.repeat(30_000)
  expect([isAccepted('updateProfile', createEdit(`https://${host}.ru`)), canParse.mock.calls]).toEqual([false, []])
  canParse.mockRestore()
})

describe('the codec of a search', () => {
  it.each([{ text: 'плитка' }, { text: 'плитка', city: 'kazan' }])('accepts %j', input => {
    expect(isAccepted('suggest', input)).toBe(true)
  })

  it.each([{}, { text: '' }, { text: ' плитка' }, { text: 'плитка  и ванна' }, { text: 'x', city: '../kazan' }])(
    'rejects %j',
    input => expect(isAccepted('suggest', input)).toBe(false),
  )
})

it('accepts a sign-in with an email, a phone number or both, and rejects one without either', () => {
  const password = 'x'
  const identifiers = [{ email: 'a@b.c' }, { phone: '+79172041833' }, { email: 'a@b.c', phone: '+79172041833' }, {}]
  expect(identifiers.map(identifier => isAccepted('signIn', { ...identifier, password }))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('limits the number and names of settings', () => {
  const toSettings = (types: readonly string[]) => Object.fromEntries(types.map(type => [type, true]))
  const hundredTypes = Array.from({ length: 100 }, (_, index) => `type${index}`)
  const settings = [hundredTypes, [...hundredTypes, 'one-more'], ['news', 'a b'], ['a b', 'news']].map(toSettings)
  expect(settings.map(settingsInput => isAccepted('updateNotificationSettings', settingsInput))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
