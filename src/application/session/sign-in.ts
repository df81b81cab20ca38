import { Effect } from 'effect'
import type { Needs, SessionGrant, Session } from '#application/ports.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import { isRegistered, type User } from '#domain/user/user.ts'
import type { Verification } from '#domain/registration/registration.ts'

/** Opens a session for the owner of the credentials. */
export const signIn = ({ userGateway, session }: Needs<'userGateway' | 'session'>) =>
  Effect.fn('signIn')(function* (credentials: Credentials) {
    return startSession(session, yield* userGateway.logIn(credentials))
  })

/** Opens the session. Returns the user, never the token. */
function startSession(session: Session, { user, token }: SessionGrant): User {
  session.open(token, isRegistered(user) ? 'signed-in' : 'registering')
  return user
}

/** Signs in. A user without a name has yet to create the account; one with a name already has it. */
export const verifyCode = ({ registrationGateway, session }: Needs<'registrationGateway' | 'session'>) =>
  Effect.fn('verifyCode')(function* (verification: Verification) {
    return startSession(session, yield* registrationGateway.verify(verification))
  })

/** Ends the session on this site; the API has no call for that. */
export const signOut =
  ({ session }: Needs<'session'>) =>
  () =>
    Effect.sync(() => session.close())
