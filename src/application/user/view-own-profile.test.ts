import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import type { Session } from '#application/ports.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import { viewOwnProfile } from './view-own-profile.ts'

test.each([
  ['Марина', 'signed-in'],
  ['', 'registering'],
])('corrects the hint of a session whose user has the name %j to %s', async (name, hint) => {
  const correctHint = vi.fn<Session['correctHint']>()
  const session = { getToken: () => 'secret', open: vi.fn(), close: vi.fn(), correctHint }
  const ownProfile = anOwnProfile({ user: aUser({ name }) })
  const userGateway = { logIn: () => Effect.die('unexpected call'), readOwnProfile: () => Effect.succeed(ownProfile) }
  expect(await run(viewOwnProfile({ userGateway, session })())).toEqual({ ok: true, value: ownProfile })
  expect(correctHint).toHaveBeenCalledExactlyOnceWith(hint)
})
