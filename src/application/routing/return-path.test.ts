import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, parseReturnPath } from './return-path.ts'

const hostile = [
  ['/', '//', '\\', '.', '..', '/.', '@', ':', '?', '#', '&', '%', ' ', '\t', '\n', '\r', '\0', '\u2215'],
  ['\uFF0F', '\u3002', '\u00A0', '\u200B', '\uFEFF', '%2f', '%5C', '%0d%0a', '%09', '%2e', '%252f', 'http:'],
  ['https://', 'javascript:', 'evil.example', 'profile', 'en', '[::1]', '127.1', ';', '\uD800'],
].flat()

describe('R-guards: a return path', () => {
  it.each([
    '/',
    '/profile',
    '/en/profile',
    '/profile/settings/edit/about?a=b&c=%D0%BF#d',
    '/kazan/specialists?page=2',
    '/about',
    '/help/offer',
    '/en/profiles/7',
    '/register',
    '/test',
    `/${'a'.repeat(1999)}`,
  ])('%s is accepted', path => expect(parseReturnPath(path)).toBe(path))

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
    `/${'a'.repeat(2000)}`,
  ])('%j is rejected', text => expect(parseReturnPath(text)).toBeUndefined())

  it('never leads to another site', () => {
    const piece = fc.constantFrom(...hostile)
    const crafted = fc.array(fc.oneof({ weight: 5, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 8,
    })
    let accepted = 0
    fc.assert(
      fc.property(crafted, fc.boolean(), (pieces, rooted) => {
        const text = (rooted ? '/' : '') + pieces.join('')
        const back = parseReturnPath(text)
        if (back === undefined) return
        accepted += 1
        for (const site of ['https://znatok.example', 'http://localhost:3000']) {
          const url = new URL(back, `${site}/en/kazan?login`)
          expect(url.origin).toBe(site)
          // It may also be passed on as a path, by the router or in a header.
          expect(new URL(url.pathname + url.search + url.hash, site).origin).toBe(site)
        }
        expect(back).not.toMatch(/[\s\p{Cc}\\]/u)
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('survives encoding in the login URL', () => {
    expect(loginPath('/en', '/en/profile')).toBe('/en?login&returnTo=/en/profile')
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const back = `/profile${path}?${query}`
        const { searchParams } = new URL(loginPath('/', back), 'https://znatok.example')
        expect(searchParams.has('login')).toBe(true)
        expect(searchParams.get('returnTo')).toBe(back)
      }),
    )
  })
})
