import { describe, expect, it } from 'vitest'
import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'
import { findGuard } from './find-guard.ts'

describe('R-guards: the guard', () => {
  it.each(routeNames)('of the route %s applies to its path in both languages', name => {
    const { path, guard } = getRouteFacts(name)
    const examplePath = path.replace(':id', '7').replace(':city', 'kazan').replace('/:category*', '')
    expect([findGuard(examplePath), findGuard(`/en${examplePath}`)]).toEqual([guard, guard])
  })

  it.each([
    ['/profile', 'authenticated'],
    ['/en/profile', 'authenticated'],
    ['/profile/settings', 'authenticated'],
    ['/profile/settings/edit/about', 'authenticated'],
    ['/profile/settings/edit/password', 'authenticated'],
    ['/profile/settings/edit/personal', 'authenticated'],
    ['/profile/settings/edit/socials', 'authenticated'],
    ['/en/profile/settings/edit/socials', 'authenticated'],
    ['/register', 'register'],
    ['/en/register', 'register'],
    ['/', undefined],
    ['/en', undefined],
    ['/profiles', undefined],
    ['/profiles/1', undefined],
    ['/profile-x', undefined],
    ['/enprofile', undefined],
    ['/kazan/profile', undefined],
    ['/registered', undefined],
  ])('of %s is %s', (path, guard) => expect(findGuard(path)).toBe(guard))

  it.each(['/profile/nope', '/profile/7', '/en/profile/settings/edit', '/register/nope', '//profile', '/en//profile'])(
    'of %s, which has no page, is undefined',
    path => expect(findGuard(path)).toBeUndefined(),
  )
})
