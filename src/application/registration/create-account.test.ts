import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { aUser } from '#tests/builders/user.ts'
import { createAccount } from './create-account.ts'

const account = { name: 'Марина', password: 'correct-horse', agreement: true } as const

test('replaces the session with that of the account', async () => {
  const session = { getToken: () => 'old', open: vi.fn(), correctHint: vi.fn(), close: vi.fn() }
  const registrationGateway = {
    requestCode: () => Effect.die('unexpected call'),
    verify: () => Effect.die('unexpected call'),
    createAccount: () => Effect.succeed({ user: aUser(), token: 'new' }),
  }
  expect(await run(createAccount({ registrationGateway, session })(account))).toEqual({ ok: true, value: aUser() })
  expect(session.open).toHaveBeenCalledExactlyOnceWith('new', 'signed-in')
})
