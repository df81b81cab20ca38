import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import { viewOwnProfile } from './view-own-profile.ts'

test.each([
  ['Марина', 1],
  ['', 0],
])('finishes a registration only if the user has a name: %j, %i calls', async (name, times) => {
  const finishRegistration = vi.fn<() => void>()
  const session = { getToken: () => 'secret', open: vi.fn(), close: vi.fn(), finishRegistration }
  const ownProfile = anOwnProfile({ user: aUser({ name }) })
  const userGateway = { logIn: () => Effect.die('unexpected call'), readOwnProfile: () => Effect.succeed(ownProfile) }
  expect(await run(viewOwnProfile({ userGateway, session })())).toEqual({ ok: true, value: ownProfile })
  expect(finishRegistration).toHaveBeenCalledTimes(times)
})
