import { pathInLanguage, splitLocale } from './split-locale.ts'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { localePath } from './locale-path.ts'

describe('splitLocale', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?page=2', '/?page=2'],
    ['/en#cities', '/#cities'],
    ['/en/kazan/', '/kazan/'],
    ['/en/en', '/en'],
    ['/en/kazan?page=2', '/kazan?page=2'],
  ])('takes the language off %s', (address, path) => {
    expect(splitLocale(address)).toEqual({ locale: 'en', path })
  })

  it.each(['/', '/kazan', '/english', '/en-us', '/ru/en'])('leaves %s as it is', address => {
    expect(splitLocale(address)).toEqual({ locale: 'ru', path: address })
  })

  it('reverses localePath', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.constantFrom('ru', 'en'), (segments, query, locale) => {
        fc.pre(!/^\/en(\/|$)/.test(segments))
        const path = `${segments || '/'}${query && `?${query}`}`
        expect(splitLocale(localePath(locale, path))).toEqual({ locale, path })
      }),
    )
  })
})

describe('pathInLanguage', () => {
  it.each([
    ['en', '/', '/en'],
    ['en', '/kazan?page=2', '/en/kazan?page=2'],
    ['ru', '/en/kazan?page=2', '/kazan?page=2'],
    ['en', '/english-city', '/en/english-city'],
    ['ru', '/en/kazan/', '/kazan/'],
    ['ru', '/en/en', '/en'],
    ['en', '/en/kazan', '/en/kazan'],
  ] as const)('in %s, %s is %s', (locale, path, other) => {
    expect(pathInLanguage(locale, path)).toBe(other)
  })

  it.each([
    ['/en', '/?lang=ru'],
    ['/en/', '/?lang=ru'],
    ['/en?utm=1', '/?lang=ru&utm=1'],
    ['/en#cities', '/?lang=ru#cities'],
  ])('asks for the Russian home by name: from %s to %s', (path, other) => {
    expect(pathInLanguage('ru', path)).toBe(other)
  })

  it('leads back to where it came from, home aside', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.option(word), (segments, query) => {
        fc.pre(segments[0] !== 'en')
        const path = `/${segments.join('/')}${query === null ? '' : `?page=${query}`}`
        expect(pathInLanguage('ru', pathInLanguage('en', path))).toBe(path)
      }),
    )
  })
})
