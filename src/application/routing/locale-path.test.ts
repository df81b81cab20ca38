import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { defaultLocale, localePath } from './locale-path.ts'

it('the default language is the first of the table, as the configuration of Next takes it', () => {
  expect(locales[0]).toBe(defaultLocale)
})

describe('localePath', () => {
  it.each([
    ['/', '/en'],
    ['/kazan', '/en/kazan'],
    ['/#cities', '/en#cities'],
    ['/?page=2', '/en?page=2'],
    ['/profiles?category=remont/vannaya', '/en/profiles?category=remont/vannaya'],
  ])('gives %s the English address %s', (path, english) => {
    expect(localePath('en', path)).toBe(english)
  })

  it('leaves Russian addresses as they are', () => {
    expect(localePath('ru', '/kazan?page=2')).toBe('/kazan?page=2')
  })
})
