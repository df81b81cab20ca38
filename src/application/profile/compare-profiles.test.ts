import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import { run } from '#application/outcome.ts'
import { compareProfiles } from './compare-profiles.ts'

const dieIfCalled = () => Effect.die('unexpected call')
const unavailableError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const notFound: ProfileNotFound = { _tag: 'ProfileNotFound', id: 404 }

/** Profile 404 does not exist, and 500 can't be read. */
function compare(ids: readonly number[]) {
  let [runningCount, maxRunning] = [0, 0]
  const trackCall = async () => {
    runningCount += 1
    maxRunning = Math.max(runningCount, maxRunning)
    await Promise.resolve()
    runningCount -= 1
  }
  const getResult = (id: number): Effect.Effect<Profile, ProfileNotFound | ApiUnavailable> => {
    if (id === 404) return Effect.fail(notFound)
    return id === 500 ? Effect.fail(unavailableError) : Effect.succeed(aProfile({ id }))
  }
  const findById = (id: number) => Effect.promise(trackCall).pipe(Effect.andThen(getResult(id)))
  const gateway = { findById, list: dieIfCalled, listRandom: dieIfCalled }
  const outcome = run(compareProfiles({ profileGateway: gateway })(ids))
  return outcome.then(value => ({ ...value, maxRunning }))
}

test('reads the profiles in parallel and keeps their order, including missing and unavailable ones', async () => {
  expect(await compare([7, 404, 500])).toMatchObject({
    ok: true,
    maxRunning: 3,
    value: [
      { id: 7, profile: { ok: true, value: { id: 7 } } },
      { id: 404, profile: { ok: false, error: notFound } },
      { id: 500, profile: { ok: false, error: unavailableError } },
    ],
  })
})

test('fails only if the API is unavailable for all profiles', async () => {
  expect(await compare([500])).toMatchObject({ ok: false, error: unavailableError })
  expect(await compare([500, 404])).toMatchObject({ ok: true })
  expect(await compare([404])).toMatchObject({ ok: true })
})
