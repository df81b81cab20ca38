import { isRegistered, type User } from '../../domain/user/user'
import type { Session } from '../session/session.ports'
import type { SessionGrant } from './user.ports'

/** Opens the session; only the user goes on from here, never the token. */
export function startSession(session: Session, { user, token }: SessionGrant): User {
  session.open(token, isRegistered(user) ? 'signed-in' : 'registering')
  return user
}
