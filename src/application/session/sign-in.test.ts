import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { aUser } from '#tests/builders/user.ts'
import { run } from '#application/outcome.ts'
import { signIn, signOut, verifyCode } from './sign-in.ts'

const not = () => Effect.die('not asked')
const credentials = { email: 'marina@example.ru', password: 'correct' }
const verification = { uuid: 'u-1', code: '482915' }

function given(user = aUser()) {
  const session = { token: () => undefined, open: vi.fn(), close: vi.fn() }
  const grant = vi.fn<(input: unknown) => Effect.Effect<{ user: typeof user; token: string }>>(() =>
    Effect.succeed({ user, token: 'secret' }),
  )
  const userGateway = { logIn: grant, ownProfile: not }
  const registrationGateway = { verify: grant, requestCode: not, createAccount: not }
  return { session, grant, userGateway, registrationGateway }
}

test('R-login: opens a session, and does not expose the token', async () => {
  const { session, grant, userGateway } = given()
  expect(await run(signIn({ userGateway, session })(credentials))).toEqual({ ok: true, value: aUser() })
  expect(grant).toHaveBeenCalledExactlyOnceWith(credentials)
  expect(session.open).toHaveBeenCalledExactlyOnceWith('secret', 'signed-in')
})

test.each([
  ['signed-in', aUser()],
  ['registering', aUser({ name: '' })],
])('R-registration: a code that was right leaves one %s', async (hint, user) => {
  const { session, grant, registrationGateway } = given(user)
  expect(await run(verifyCode({ registrationGateway, session })(verification))).toEqual({ ok: true, value: user })
  expect(grant).toHaveBeenCalledExactlyOnceWith(verification)
  expect(session.open).toHaveBeenCalledExactlyOnceWith('secret', hint)
})

test('R-logout: ends the session', async () => {
  const { session } = given()
  await run(signOut({ session })())
  expect(session.close).toHaveBeenCalledExactlyOnceWith()
})
