import { describe, expect, it } from 'vitest'
import { refusalPatterns } from './matchers.ts'

const isRefusal = (lang: 'ru' | 'en', body: unknown) => new RegExp(refusalPatterns[lang]).test(JSON.stringify(body))

const createRefusalBodies = (text: string) => [
  { error: text },
  { error: text, user: null },
  { error: [text] },
  { errors: text },
  { errors: [text] },
  { errors: { email: [text] } },
  { errors: { email: text }, message: 'Invalid.', status: 'error' },
  { errors: { specialities: [{ category_id: [text] }] } },
]

describe('the pattern of a refusal', () => {
  it.each(createRefusalBodies('Адрес "a@b.ru" занят.'))('accepts a refusal in Russian for Russian only: %j', body => {
    expect([isRefusal('ru', body), isRefusal('en', body)]).toEqual([true, false])
  })

  it.each(createRefusalBodies('The address is taken.'))('accepts a refusal in English for English only: %j', body => {
    expect([isRefusal('ru', body), isRefusal('en', body)]).toEqual([false, true])
  })

  it('accepts quotes before the first letter of the language', () => {
    expect(isRefusal('en', { error: '"a@b.ru" is taken.' })).toBe(true)
    expect(isRefusal('ru', { error: '"a@b.ru" занят.' })).toBe(true)
  })

  it.each([
    {},
    { error: null, errors: [], user: { name: 'Анна, Anna' } },
    { error: '', errors: {}, user: { name: 'Анна, Anna' } },
    { message: 'Занято. Taken.' },
    true,
  ])('does not accept %j', body => {
    expect([isRefusal('ru', body), isRefusal('en', body)]).toEqual([false, false])
  })
})
