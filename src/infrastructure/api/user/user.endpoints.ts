import { Schema } from 'effect'
import { credentialMutation, sessionQuery } from '#infrastructure/api/client/endpoint.ts'
import { Token } from '#infrastructure/api/shared/fields.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'
import { ownProfileCodec, userCodec } from './user.codec.ts'

/** With one of the two identifiers; the gateway decides which. */
const logInBody = Schema.Struct({
  email: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  password: Schema.String,
})

/** Only login calls the token `access_token`. */
export const loggedInCodec = Schema.Struct({ user: userCodec, token: Token }).pipe(
  Schema.encodeKeys({ token: 'access_token' }),
)

export const userEndpoints = {
  logIn: credentialMutation('POST', '/api/email/login', {
    body: logInBody,
    answer: loggedInCodec,
    summary: 'Opens a session for an e-mail or a phone number with its password',
  }),
  ownProfile: sessionQuery('/api/user/profile', {
    query: noQuery,
    answer: Schema.Struct({ profile: ownProfileCodec }),
    summary: 'The profile of whoever is signed in, with what only they see',
  }),
}
