import { describe, expect, it } from 'vitest'
import { findGuard } from './find-guard.ts'
import { factsAbout, routeNames } from './route-facts.ts'

describe('R-guards: the guard of an address', () => {
  it.each(routeNames)('is the one of the route %s, in both languages', name => {
    const { path, guard } = factsAbout(name)
    const address = path.replace(':id', '7').replace(':city', 'kazan').replace('/:category*', '')
    expect([findGuard(address), findGuard(`/en${address}`)]).toEqual([guard, guard])
  })

  it('covers addresses below the page, and none that only begin like it', () => {
    expect(['/profile/nope', '/profiles', '/registered'].map(findGuard)).toEqual([
      'authenticated',
      undefined,
      undefined,
    ])
  })
})
