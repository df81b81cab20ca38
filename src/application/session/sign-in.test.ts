import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { aUser } from '#tests/builders/user.ts'
import { run } from '#application/outcome.ts'
import { signIn, signOut, verifyCode } from './sign-in.ts'

const dieIfCalled = () => Effect.die('unexpected call')
const credentials = { email: 'marina@example.ru', password: 'correct' }
const verification = { uuid: 'u-1', code: '482915' }

function setUp(user = aUser()) {
  const session = { getToken: () => undefined, open: vi.fn(), correctHint: vi.fn(), close: vi.fn() }
  const grantSession = vi.fn<(input: unknown) => Effect.Effect<{ user: typeof user; token: string }>>(() =>
    Effect.succeed({ user, token: 'secret' }),
  )
  const userGateway = { logIn: grantSession, readOwnProfile: dieIfCalled }
  const registrationGateway = { verify: grantSession, requestCode: dieIfCalled, createAccount: dieIfCalled }
  return { session, grantSession, userGateway, registrationGateway }
}

test('R-login: opens a session, and does not expose the token', async () => {
  const { session, grantSession, userGateway } = setUp()
  expect(await run(signIn({ userGateway, session })(credentials))).toEqual({ ok: true, value: aUser() })
  expect(grantSession).toHaveBeenCalledExactlyOnceWith(credentials)
  expect(session.open).toHaveBeenCalledExactlyOnceWith('secret', 'signed-in')
})

test.each([
  ['signed-in', aUser()],
  ['registering', aUser({ name: '' })],
])('R-registration: a correct code opens a session with the hint %s', async (hint, user) => {
  const { session, grantSession, registrationGateway } = setUp(user)
  expect(await run(verifyCode({ registrationGateway, session })(verification))).toEqual({ ok: true, value: user })
  expect(grantSession).toHaveBeenCalledExactlyOnceWith(verification)
  expect(session.open).toHaveBeenCalledExactlyOnceWith('secret', hint)
})

test('R-logout: ends the session', async () => {
  const { session } = setUp()
  await run(signOut({ session })())
  expect(session.close).toHaveBeenCalledExactlyOnceWith()
})
