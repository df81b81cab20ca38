import { Schema, SchemaGetter } from 'effect'
import type { NewAccount } from '#domain/registration/registration.ts'
import { defineAccountCredentialMutation, defineCredentialMutation } from '#infrastructure/api/client/endpoint.ts'
import { textIdCodec } from '#infrastructure/api/shared/fields.ts'
import { sessionGrantCodec } from '#infrastructure/api/user/user.codec.ts'

export const verificationEmailCodec = Schema.Struct({ uuid: textIdCodec }).pipe(
  Schema.encodeKeys({ uuid: 'verification_uuid' }),
)

const newAccount = Schema.Struct({ name: Schema.String, password: Schema.String, agreement: Schema.Literal(true) })

/** The specification prescribes these values. */
const fixedFields = { specialities: [], referral_user_id: null, region_id: 1 } as const

export const newAccountBody = Schema.Struct({
  ...newAccount.fields,
  password_confirmation: Schema.String,
  specialities: Schema.Tuple([]),
  referral_user_id: Schema.Null,
  region_id: Schema.Literal(fixedFields.region_id),
}).pipe(
  Schema.decodeTo(newAccount, {
    decode: SchemaGetter.transform(({ name, password, agreement }) => ({ name, password, agreement })),
    encode: SchemaGetter.transform(account => ({
      ...account,
      password_confirmation: account.password,
      ...fixedFields,
    })),
  }),
) satisfies Schema.ConstraintCodec<NewAccount, unknown>

export const registrationEndpoints = {
  requestCode: defineCredentialMutation('POST', '/api/email/code', {
    body: Schema.Struct({ email: Schema.String }),
    response: verificationEmailCodec,
    summary: 'Sends a verification code to an email address',
  }),
  verifyCode: defineCredentialMutation('POST', '/api/email/verify/{uuid}', {
    body: Schema.Struct({ code: Schema.String }),
    response: sessionGrantCodec,
    summary: 'Verifies the newest email code and opens a session',
  }),
  register: defineAccountCredentialMutation('POST', '/api/register', {
    body: newAccountBody,
    response: sessionGrantCodec,
    summary: 'Creates an account for a verified email address',
  }),
}
