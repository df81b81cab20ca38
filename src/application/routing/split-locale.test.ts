import { getPathInLocale, splitLocale } from './split-locale.ts'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { localizePath } from './locale-path.ts'

describe('splitLocale', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?page=2', '/?page=2'],
    ['/en#cities', '/#cities'],
    ['/en/kazan/', '/kazan/'],
    ['/en/en', '/en'],
    ['/en/kazan?page=2', '/kazan?page=2'],
  ])('removes the language from %s', (localizedPath, path) => {
    expect(splitLocale(localizedPath)).toEqual({ locale: 'en', path })
  })

  it.each(['/', '/kazan', '/english', '/en-us', '/ru/en'])('does not change %s', path => {
    expect(splitLocale(path)).toEqual({ locale: 'ru', path })
  })

  it('reverses localizePath', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.constantFrom('ru', 'en'), (pathname, query, locale) => {
        fc.pre(!/^\/(?:en(?:\/|$)|\/)/.test(pathname))
        const path = `${pathname || '/'}${query && `?${query}`}`
        expect(splitLocale(localizePath(locale, path))).toEqual({ locale, path })
      }),
    )
  })
})

const hostilePath = fc
  .array(fc.constantFrom('/', '\\', 'en', 'evil.example', '?', '#'), { maxLength: 8 })
  .map(parts => `/${parts.join('')}`)

describe.each([
  ['splitLocale', (path: string) => splitLocale(path).path],
  ['getPathInLocale in Russian', (path: string) => getPathInLocale('ru', path)],
  ['getPathInLocale in English', (path: string) => getPathInLocale('en', path)],
])('%s', (_name, transform) => {
  it('never returns a URL of another site', () => {
    fc.assert(
      fc.property(hostilePath, path => {
        expect(transform(path)).toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})

describe('getPathInLocale', () => {
  it.each([
    ['en', '/', '/en'],
    ['en', '/kazan?page=2', '/en/kazan?page=2'],
    ['ru', '/en/kazan?page=2', '/kazan?page=2'],
    ['en', '/english-city', '/en/english-city'],
    ['ru', '/en/kazan/', '/kazan/'],
    ['ru', '/en/en', '/en'],
    ['en', '/en/kazan', '/en/kazan'],
    ['ru', '/en//evil.example', '/evil.example'],
    ['ru', '/en/\\evil.example', '/evil.example'],
    ['en', '//evil.example', '/en/evil.example'],
  ] as const)('in %s, %s is %s', (locale, path, other) => {
    expect(getPathInLocale(locale, path)).toBe(other)
  })

  it.each([
    ['/en', '/?lang=ru'],
    ['/en/', '/?lang=ru'],
    ['/en?utm=1', '/?lang=ru&utm=1'],
    ['/en#cities', '/?lang=ru#cities'],
  ])('adds `lang=ru` to the Russian home page: from %s to %s', (path, other) => {
    expect(getPathInLocale('ru', path)).toBe(other)
  })

  it('returns to the original path, except for the home page', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.option(word), (segments, query) => {
        fc.pre(segments[0] !== 'en')
        const path = `/${segments.join('/')}${query === null ? '' : `?page=${query}`}`
        expect(getPathInLocale('ru', getPathInLocale('en', path))).toBe(path)
      }),
    )
  })
})
