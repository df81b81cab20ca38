import { Schema } from 'effect'
import { Token } from '#infrastructure/api/shared/token.codec.ts'
import { userCodec } from './user.codec.ts'

/** One of the two identifiers; which one, the gateway decides. */
export const logInBody = Schema.Struct({
  email: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  password: Schema.String,
})

/** Login names the token otherwise than the other calls do. */
export const loggedInCodec = Schema.Struct({ user: userCodec, token: Token }).pipe(
  Schema.encodeKeys({ token: 'access_token' }),
)

export const sessionGrantCodec = Schema.Struct({ user: userCodec, token: Token })
