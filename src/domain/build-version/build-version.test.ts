import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNewBuild, mayReload } from './build-version.ts'

describe('a new build', () => {
  it('is detected by its id', () => {
    expect(isNewBuild('a', 'b')).toBe(true)
    expect(isNewBuild('a', 'a')).toBe(false)
  })
  it('is not assumed if an id is unknown', () => {
    expect(isNewBuild('a', undefined)).toBe(false)
    expect(isNewBuild(undefined, 'a')).toBe(false)
  })
})

describe('reloading a page', () => {
  it('is allowed the first time', () => {
    fc.assert(fc.property(fc.string(), fc.nat(), (build, now) => mayReload(undefined, build, now)))
  })
  it('is never allowed if the clock shows a time less than ten seconds before or after the last reload', () => {
    const time = fc.nat(2e12)
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        time,
        fc.integer({ min: -9999, max: 9999 }),
        (build, currentBuild, reloadedAt, elapsedMs) => {
          expect(mayReload({ build, reloadedAt }, currentBuild, reloadedAt + elapsedMs)).toBe(false)
        },
      ),
    )
  })
  it('is allowed after ten seconds, but never twice for the same build', () => {
    const longIntervalMs = fc.integer({ min: 10_000, max: 1e9 })
    fc.assert(
      fc.property(longIntervalMs, elapsedMs => {
        expect(mayReload({ build: 'a', reloadedAt: 0 }, 'b', elapsedMs)).toBe(true)
        expect(mayReload({ build: 'a', reloadedAt: 0 }, 'a', elapsedMs)).toBe(false)
      }),
    )
  })
})
