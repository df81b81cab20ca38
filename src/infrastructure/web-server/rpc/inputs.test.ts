import { Exit, Schema } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { procedures } from './procedures.ts'

const passes = (name: keyof typeof procedures, input: unknown) =>
  Exit.isSuccess(Schema.decodeUnknownExit(procedures[name].input)(input))

const speciality = { categoryId: 12, name: 'Tiles', priceFrom: 1500, priceUnit: 'm2' }
const link = { type: 'telegram', url: 'https://t.me/anna' }
const emptied = { about: null, cityId: null, experienceYears: null }
const request = { cityId: 5, categoryId: 12, description: 'x', date: null, budget: null, phone: '+79172041833' }
const serviceRequest = (more: object) => ({ ...request, ...more })
const profile = (more: object) => ({ ...emptied, ...more })
const text = (length: number) => 'x'.repeat(length)
const many = (length: number, one: unknown) => Array.from({ length }, () => one)

describe('bounds what it passes on', () => {
  it.each([
    ['signIn', 'an e-mail', 254, (most: number) => ({ email: text(most), password: 'x' })],
    ['signIn', 'a password', 1000, (most: number) => ({ email: 'a@b.c', password: text(most) })],
    ['requestCode', 'an e-mail', 254, text],
    ['createAccount', 'a name', 255, (most: number) => ({ name: text(most), password: 'x', agreement: true })],
    ['verifyCode', 'a letter', 64, (most: number) => ({ uuid: text(most), code: '123456' })],
    ['updateUser', 'a name', 255, (most: number) => ({ name: text(most), email: null, phone: null })],
    ['markNotificationsRead', 'an id', 64, (most: number) => [text(most)]],
    ['markNotificationsRead', 'ids', 100, (most: number) => many(most, 'a')],
    ['updateProfile', 'a text', 20_000, (most: number) => profile({ about: text(most) })],
    ['updateProfile', 'years', 1000, (most: number) => profile({ experienceYears: most })],
    ['updateProfile', 'specialities', 100, (most: number) => profile({ specialities: many(most, speciality) })],
    ['updateProfile', 'links', 50, (most: number) => profile({ socials: many(most, link) })],
    [
      'updateProfile',
      'a name',
      255,
      (most: number) => profile({ specialities: [{ ...speciality, name: text(most) }] }),
    ],
    [
      'updateProfile',
      'a price',
      1e9,
      (most: number) => profile({ specialities: [{ ...speciality, priceFrom: most }] }),
    ],
    [
      'updateProfile',
      'a link',
      2000,
      (most: number) => profile({ socials: [{ type: 'link', url: `https://a.b/${text(most - 12)}` }] }),
    ],
    ['requestService', 'a budget', 100_000_000, (most: number) => serviceRequest({ budget: most })],
    ['requestService', 'a text', 1000, (most: number) => serviceRequest({ description: text(most) })],
    ['applyForPlacement', 'a comment', 1000, (most: number) => ({ tariff: 'year', comment: text(most) })],
    ['listReviews', 'a page', 100_000, (most: number) => ({ profileId: 7, page: most })],
    ['findCity', 'a slug', 80, text],
  ] as const)('%s: %s of %i, no more', (name, _what, most, input) => {
    expect([passes(name, input(most)), passes(name, input(most + 1))]).toEqual([true, false])
  })

  it.each(['12345', '1234567', ' 123456', '123456 ', '12345a', '１２３４５６', 123_456])(
    'rejects the code %j',
    code => {
      expect(passes('verifyCode', { uuid: 'letter-1', code })).toBe(false)
    },
  )

  it.each(['', 'a/b', 'a b', ' a', 'a\n', '..', 7])('rejects the letter or notification id %j', id => {
    expect(passes('verifyCode', { uuid: id, code: '123456' })).toBe(false)
    expect(passes('markNotificationsRead', [id])).toBe(false)
  })
})

it('rejects an overlong link without parsing it', () => {
  const parsed = vi.spyOn(URL, 'canParse')
  const linkTo = (url: string) => profile({ socials: [{ type: 'link', url }] })
  expect([passes('updateProfile', linkTo('https://a.b/')), parsed.mock.calls]).toEqual([true, [['https://a.b/']]])
  parsed.mockClear()
  const host = '\u0323\u0301'.repeat(30_000)
  expect([passes('updateProfile', linkTo(`https://${host}.ru`)), parsed.mock.calls]).toEqual([false, []])
  parsed.mockRestore()
})

describe('the normal form of a search', () => {
  it.each([{ text: 'плитка' }, { text: 'плитка', city: 'kazan' }])('accepts %j', input => {
    expect(passes('suggest', input)).toBe(true)
  })

  it.each([{}, { text: '' }, { text: ' плитка' }, { text: 'плитка  и ванна' }, { text: 'x', city: '../kazan' }])(
    '%j does not',
    input => expect(passes('suggest', input)).toBe(false),
  )
})

it('accepts a sign-in by e-mail or phone only', () => {
  const password = 'x'
  const ways = [{ email: 'a@b.c' }, { phone: '+79172041833' }, { email: 'a@b.c', phone: '+79172041833' }, {}]
  expect(ways.map(way => passes('signIn', { ...way, password }))).toEqual([true, true, true, false])
})

it('bounds the number and names of settings', () => {
  const of = (types: readonly string[]) => Object.fromEntries(types.map(type => [type, true]))
  const most = Array.from({ length: 100 }, (_, index) => `type${index}`)
  const settings = [most, [...most, 'one-more'], ['news', '1'], ['1', 'news']].map(of)
  expect(settings.map(each => passes('updateNotificationSettings', each))).toEqual([true, false, false, false])
})
