import { isRegistered, type User } from '#domain/user/user.ts'
import type { Session } from '#application/session/session.ports.ts'
import type { SessionGrant } from './user.ports.ts'

/** Opens the session; only the user goes on from here, never the token. */
export function startSession(session: Session, { user, token }: SessionGrant): User {
  session.open(token, isRegistered(user) ? 'signed-in' : 'registering')
  return user
}
