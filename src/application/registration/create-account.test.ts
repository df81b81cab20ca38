import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { aUser } from '#tests/builders/user.ts'
import { createAccount } from './create-account.ts'

const account = { name: 'Марина', password: 'correct-horse', agreement: true } as const

function setUp(result: ReturnType<Parameters<typeof createAccount>[0]['registrationGateway']['createAccount']>) {
  const session = { getToken: () => 'old', open: vi.fn(), correctHint: vi.fn(), close: vi.fn() }
  const registrationGateway = {
    requestCode: () => Effect.die('unexpected call'),
    verify: () => Effect.die('unexpected call'),
    createAccount: () => result,
  }
  return { session, create: () => run(createAccount({ registrationGateway, session })(account)) }
}

test('replaces the session with that of the account', async () => {
  const { session, create } = setUp(Effect.succeed({ user: aUser(), token: 'new' }))
  expect(await create()).toEqual({ ok: true, value: aUser() })
  expect(session.open).toHaveBeenCalledExactlyOnceWith('new', 'signed-in')
})

test('closes the session if the verification has expired', async () => {
  const { session, create } = setUp(Effect.fail({ _tag: 'SessionExpired' }))
  expect(await create()).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
  expect(session.close).toHaveBeenCalledExactlyOnceWith()
})
