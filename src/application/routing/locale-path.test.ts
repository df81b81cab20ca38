import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { defaultLocale, localizePath } from './locale-path.ts'

it('lists the default language first, because the rewrites for Next rely on it', () => {
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
