import { Exit, Schema } from 'effect'
import { expect, it } from 'vitest'
import { verificationEmailCodec, newAccountBody } from './registration.endpoints.ts'

it('sends a new account with the specification’s fixed values', () => {
  const account = { name: 'Анна', password: 'long enough', agreement: true } as const
  const wire = {
    name: 'Анна',
    password: 'long enough',
    password_confirmation: 'long enough',
    agreement: true,
    specialities: [],
    referral_user_id: null,
    region_id: 1,
  }
  expect(Schema.encodeSync(newAccountBody)(account)).toEqual(wire)
  expect(Schema.decodeUnknownSync(newAccountBody)(wire)).toEqual(account)
})

it('accepts only a verification id that can be a path segment', () => {
  const decode = (uuid: unknown) => Schema.decodeUnknownExit(verificationEmailCodec)({ verification_uuid: uuid })
  expect(decode('0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a')).toEqual(
    Exit.succeed({ uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a' }),
  )
  expect(['', '../x', 'a/b', 5, null, 'x'.repeat(65)].map(uuid => Exit.isFailure(decode(uuid)))).not.toContain(false)
})
