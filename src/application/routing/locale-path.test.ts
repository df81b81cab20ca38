import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { defaultLocale, localizePath } from './locale-path.ts'

it('the default language is the first of the table, which the configuration of Next relies on', () => {
  expect(locales[0]).toBe(defaultLocale)
})

describe('localizePath', () => {
  it.each([
    ['/', '/en'],
    ['/kazan', '/en/kazan'],
    ['/#cities', '/en#cities'],
    ['/?page=2', '/en?page=2'],
    ['/profiles?category=remont/vannaya', '/en/profiles?category=remont/vannaya'],
  ])('localizes %s to %s', (path, englishPath) => {
    expect(localizePath('en', path)).toBe(englishPath)
  })

  it('does not change Russian paths', () => {
    expect(localizePath('ru', '/kazan?page=2')).toBe('/kazan?page=2')
  })
})
