import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionHints, type SessionHint } from '#application/session/session-hint.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { getGuard, findGuardRedirect } from './guards.ts'
import { parseReturnPath } from './return-path.ts'

const hints: readonly (SessionHint | undefined)[] = [...sessionHints, undefined]

it('R-guards: returns a guard by its name, and throws the specified error for an unknown name', () => {
  expect(getGuard('authenticated')).toBeTypeOf('function')
  for (const name of ['admin', '', 'constructor', '__proto__', 'Authenticated'])
    expect(() => getGuard(name)).toThrow('Unknown route middleware')
})

describe('R-guards: account pages', () => {
  it.each([
    ['/profile', '/?login&returnTo=/profile'],
    ['/en/profile', '/en?login&returnTo=/en/profile'],
    ['/profile/settings?tab=a&b=%26', '/?login&returnTo=/profile/settings%3Ftab%3Da%26b%3D%2526'],
  ])('at %s redirect signed-out visitors to the login: %s', (path, target) => {
    for (const hint of ['expired', undefined] as const) expect(findGuardRedirect(path, hint)).toBe(target)
  })

  it('are open to visitors with a session, even if they are still registering', () => {
    for (const hint of ['signed-in', 'registering'] as const)
      expect(findGuardRedirect('/profile', hint)).toBeUndefined()
  })

  it('pass their path as the return path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.webQueryParameters(), (locale, query) => {
        const localizedPath = localizePath(locale, `/profile${query && `?${query}`}`)
        const target = findGuardRedirect(localizedPath, undefined)
        const returnPath = new URL(target ?? '', 'https://znatok.example').searchParams.get('returnTo')
        expect(parseReturnPath(returnPath, locale)).toBe(localizedPath)
      }),
    )
  })
})

describe('R-guards: the registration page', () => {
  it.each([
    ['/register', '/profile'],
    ['/en/register', '/en/profile'],
  ])('at %s redirects visitors with an account to %s', (path, target) =>
    expect(findGuardRedirect(path, 'signed-in')).toBe(target),
  )

  it('is open to all other visitors, so that a registration can be continued', () => {
    for (const hint of ['registering', 'expired', undefined] as const)
      expect(findGuardRedirect('/register', hint)).toBeUndefined()
  })
})

it('guards never cause a redirect loop', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/profile', '/en/profile/settings', '/register'),
      fc.constantFrom(...hints),
      (path, hint) => {
        const target = findGuardRedirect(path, hint)
        return target === undefined || findGuardRedirect(target, hint) === undefined
      },
    ),
  )
})
