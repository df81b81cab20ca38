import { describe, expect, it } from 'vitest'
import { findGuard } from './find-guard.ts'
import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'

describe('R-guards: the guard of a path', () => {
  it.each(routeNames)('matches the guard of %s in both languages', name => {
    const { path, guard } = getRouteFacts(name)
    const examplePath = path.replace(':id', '7').replace(':city', 'kazan').replace('/:category*', '')
    expect([findGuard(examplePath), findGuard(`/en${examplePath}`)]).toEqual([guard, guard])
  })

  it('also covers paths below the page, but not those that only share a prefix', () => {
    expect(['/profile/nope', '/profiles', '/registered'].map(findGuard)).toEqual([
      'authenticated',
      undefined,
      undefined,
    ])
  })
})
