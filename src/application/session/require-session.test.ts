import { expect, test } from 'vitest'
import { aUser } from '#tests/builders/user.ts'
import { requireSession } from './require-session.ts'

const signedInOutcome = { ok: true, value: aUser() } as const
const wrongCredentialsOutcome = { ok: false, error: { _tag: 'WrongCredentials' } } as const
const notStoredOutcome = { ok: false, error: { _tag: 'SessionNotStored' } }

test.each(['signed-in', 'registering'] as const)('R-token: a sign-in that set the hint cookie to %s succeeds', hint => {
  expect(requireSession(signedInOutcome, hint)).toBe(signedInOutcome)
})

test.each([undefined, 'expired'] as const)('R-token: a sign-in with blocked cookies fails (hint: %s)', hint => {
  expect(requireSession(signedInOutcome, hint)).toEqual(notStoredOutcome)
})

test('does not change the error of a refused sign-in', () => {
  expect(requireSession(wrongCredentialsOutcome, undefined)).toBe(wrongCredentialsOutcome)
})
