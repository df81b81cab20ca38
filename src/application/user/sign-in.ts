import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import type { Session } from '#application/session/session.ports.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import { isRegistered, type User } from '#domain/user/user.ts'
import type { SessionGrant } from './user.ports.ts'

/** Opens a session for the owner of the credentials. */
export const signIn = ({ userGateway, session }: Needs<'userGateway' | 'session'>) =>
  Effect.fn('signIn')(function* (credentials: Credentials) {
    return startSession(session, yield* userGateway.logIn(credentials))
  })

/** Opens the session. Returns the user, never the token. */
export function startSession(session: Session, { user, token }: SessionGrant): User {
  session.open(token, isRegistered(user) ? 'signed-in' : 'registering')
  return user
}
