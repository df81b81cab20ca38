import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { getLoginPath, parseReturnPath } from './return-path.ts'

const hostilePieces = [
  ['/', '//', '\\', '.', '..', '/.', '@', ':', '?', '#', '&', '%', ' ', '\t', '\n', '\r', '\0', '\u2215'],
  ['\uFF0F', '\u3002', '\u00A0', '\u200B', '\uFEFF', '%2f', '%5C', '%0d%0a', '%09', '%2e', '%252f', 'http:'],
  ['https://', 'javascript:', 'evil.example', 'profile', 'en', '[::1]', '127.1', ';', '\uD800'],
].flat()

describe('R-guards: a return path', () => {
  it.each([
    '/',
    '/profile',
    '/profile/settings/edit/about?a=b&c=%D0%BF#d',
    '/kazan/specialists?page=2',
    '/about',
    '/help/offer',
    '/profiles/7',
    '/register',
    '/test',
    `/${'a'.repeat(1999)}`,
  ])('%s is accepted', path => expect(parseReturnPath(path, 'ru')).toBe(path))

  it.each([
    null,
    undefined,
    '',
    'profile',
    '/use-cases/signOut',
    '/en/use-cases/signOut?lang=en',
    '/a/../use-cases/signOut',
    '/builds/latest.json',
    '/api/user',
    '/og/ru.png',
    '/map.svg',
    '/robots.txt',
    '/robots%2Etxt',
    '/%66onts/a.woff2',
    '/fonts/a.woff2',
    '/_next/static/chunks/1.js',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    '//user@evil.example',
    '/\u2215/evil.example',
    '/\uFF0F/evil.example',
    '\u3002/evil.example',
    '/\u0000',
    '/\u0085/evil.example',
    '/\u202E/evil.example',
    '/en/.//evil.example',
    `/${'a'.repeat(2000)}`,
  ])('%j is rejected', text => expect(parseReturnPath(text, 'ru')).toBeUndefined())

  it.each([
    ['/en/profile?tab=a#b', 'ru', '/profile?tab=a#b'],
    ['/profile?tab=a#b', 'en', '/en/profile?tab=a#b'],
    ['/en/profile', 'en', '/en/profile'],
    ['/en', 'ru', '/'],
    ['/', 'en', '/en'],
  ] as const)('%s is translated to %s', (path, locale, returnPath) =>
    expect(parseReturnPath(path, locale)).toBe(returnPath),
  )

  it('never leads to another site', () => {
    const piece = fc.constantFrom(...hostilePieces)
    const craftedTexts = fc.array(
      fc.oneof({ weight: 5, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 3 })),
      {
        maxLength: 8,
      },
    )
    let acceptedCount = 0
    fc.assert(
      fc.property(craftedTexts, fc.boolean(), fc.constantFrom(...locales), (pieces, isRooted, locale) => {
        const text = (isRooted ? '/' : '') + pieces.join('')
        const returnPath = parseReturnPath(text, locale)
        if (returnPath === undefined) return
        acceptedCount += 1
        for (const site of ['https://znatok.example', 'http://localhost:3000']) {
          const url = new URL(returnPath, `${site}/en/kazan?login`)
          expect(url.origin).toBe(site)
          // The router or a header may also pass it on as a path.
          expect(new URL(url.pathname + url.search + url.hash, site).origin).toBe(site)
        }
        expect(returnPath).not.toMatch(/[\s\p{Cc}\\]/u)
      }),
      { numRuns: 10_000 },
    )
    expect(acceptedCount).toBeGreaterThan(500)
  })

  it('survives encoding in the login URL', () => {
    expect(getLoginPath('/en', '/en/profile')).toBe('/en?login&returnTo=/en/profile')
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const returnPath = `/profile${path}?${query}`
        const { searchParams } = new URL(getLoginPath('/', returnPath), 'https://znatok.example')
        expect(searchParams.has('login')).toBe(true)
        expect(searchParams.get('returnTo')).toBe(returnPath)
      }),
    )
  })
})
