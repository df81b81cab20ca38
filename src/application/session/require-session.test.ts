import { expect, test } from 'vitest'
import { aUser } from '#tests/builders/user.ts'
import { requireSession } from './require-session.ts'

const signedIn = { ok: true, value: aUser() } as const
const wrong = { ok: false, error: { _tag: 'WrongCredentials' } } as const
const notKept = { ok: false, error: { _tag: 'SessionNotKept' } }

test.each(['signed-in', 'registering'] as const)('R-token: a sign-in that left the cookie %s behind succeeds', hint => {
  expect(requireSession(signedIn, hint)).toBe(signedIn)
})

test.each([undefined, 'expired'] as const)('R-token: a sign-in with blocked cookies fails (hint: %s)', hint => {
  expect(requireSession(signedIn, hint)).toEqual(notKept)
})

test('a refused sign-in keeps its own error', () => {
  expect(requireSession(wrong, undefined)).toBe(wrong)
})
