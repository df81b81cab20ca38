import { Exit, Schema } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { procedures } from './procedures.ts'

const passes = (name: keyof typeof procedures, input: unknown) =>
  Exit.isSuccess(Schema.decodeUnknownExit(procedures[name].input)(input))

const speciality = { categoryId: 12, name: 'Tiles', priceFrom: 1500, priceUnit: 'm2' }
const link = { type: 'telegram', url: 'https://t.me/anna' }
const emptyProfile = { about: null, cityId: null, experienceYears: null }
const request = { cityId: 5, categoryId: 12, description: 'x', date: null, budget: null, phone: '+79172041833' }
const serviceRequest = (overrides: object) => ({ ...request, ...overrides })
const profile = (overrides: object) => ({ ...emptyProfile, ...overrides })
const text = (length: number) => 'x'.repeat(length)
const repeat = (length: number, entry: unknown) => Array.from({ length }, () => entry)

describe('an input codec', () => {
  it.each([
    ['signIn', 'an email', 254, (max: number) => ({ email: text(max), password: 'x' })],
    ['signIn', 'a password', 1000, (max: number) => ({ email: 'a@b.c', password: text(max) })],
    ['requestCode', 'an email', 254, text],
    ['createAccount', 'a name', 255, (max: number) => ({ name: text(max), password: 'x', agreement: true })],
    ['verifyCode', 'a verification id', 64, (max: number) => ({ uuid: text(max), code: '123456' })],
    ['updateUser', 'a name', 255, (max: number) => ({ name: text(max), email: null, phone: null })],
    ['markNotificationsRead', 'an id', 64, (max: number) => [text(max)]],
    ['markNotificationsRead', 'ids', 100, (max: number) => repeat(max, 'a')],
    ['updateProfile', 'a description', 20_000, (max: number) => profile({ about: text(max) })],
    ['updateProfile', 'years', 1000, (max: number) => profile({ experienceYears: max })],
    ['updateProfile', 'specialities', 100, (max: number) => profile({ specialities: repeat(max, speciality) })],
    ['updateProfile', 'links', 50, (max: number) => profile({ socials: repeat(max, link) })],
    ['updateProfile', 'a name', 255, (max: number) => profile({ specialities: [{ ...speciality, name: text(max) }] })],
    ['updateProfile', 'a price', 1e9, (max: number) => profile({ specialities: [{ ...speciality, priceFrom: max }] })],
    [
      'updateProfile',
      'a link',
      2000,
      (max: number) => profile({ socials: [{ type: 'link', url: `https://a.b/${text(max - 12)}` }] }),
    ],
    ['requestService', 'a budget', 100_000_000, (max: number) => serviceRequest({ budget: max })],
    ['requestService', 'a description', 1000, (max: number) => serviceRequest({ description: text(max) })],
    ['applyForPlacement', 'a comment', 1000, (max: number) => ({ tariff: 'year', comment: text(max) })],
    ['listReviews', 'a page', 100_000, (max: number) => ({ profileId: 7, page: max })],
    ['findCity', 'a slug', 80, text],
  ] as const)('of %s accepts %s of at most %i', (name, _what, max, input) => {
    expect([passes(name, input(max)), passes(name, input(max + 1))]).toEqual([true, false])
  })

  it.each(['12345', '1234567', ' 123456', '123456 ', '12345a', '１２３４５６', 123_456])(
    'rejects the code %j',
    code => {
      expect(passes('verifyCode', { uuid: 'letter-1', code })).toBe(false)
    },
  )

  it.each(['', 'a/b', 'a b', ' a', 'a\n', '..', 7])('rejects the verification or notification id %j', id => {
    expect(passes('verifyCode', { uuid: id, code: '123456' })).toBe(false)
    expect(passes('markNotificationsRead', [id])).toBe(false)
  })
})

it('rejects an overlong link without parsing it', () => {
  const canParse = vi.spyOn(URL, 'canParse')
  const createEdit = (url: string) => profile({ socials: [{ type: 'link', url }] })
  expect([passes('updateProfile', createEdit('https://a.b/')), canParse.mock.calls]).toEqual([true, [['https://a.b/']]])
  canParse.mockClear()
  const host = '\u0323\u0301'.repeat(30_000)
  expect([passes('updateProfile', createEdit(`https://${host}.ru`)), canParse.mock.calls]).toEqual([false, []])
  canParse.mockRestore()
})

describe('the codec of a search', () => {
  it.each([{ text: 'плитка' }, { text: 'плитка', city: 'kazan' }])('accepts %j', input => {
    expect(passes('suggest', input)).toBe(true)
  })

  it.each([{}, { text: '' }, { text: ' плитка' }, { text: 'плитка  и ванна' }, { text: 'x', city: '../kazan' }])(
    'rejects %j',
    input => expect(passes('suggest', input)).toBe(false),
  )
})

it('accepts a sign-in by email or phone only', () => {
  const password = 'x'
  const identifiers = [{ email: 'a@b.c' }, { phone: '+79172041833' }, { email: 'a@b.c', phone: '+79172041833' }, {}]
  expect(identifiers.map(identifier => passes('signIn', { ...identifier, password }))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('limits the number and names of settings', () => {
  const toSettings = (types: readonly string[]) => Object.fromEntries(types.map(type => [type, true]))
  const max = Array.from({ length: 100 }, (_, index) => `type${index}`)
  const settings = [max, [...max, 'one-more'], ['news', '1'], ['1', 'news']].map(toSettings)
  expect(settings.map(settingsInput => passes('updateNotificationSettings', settingsInput))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
