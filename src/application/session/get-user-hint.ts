import { isRegistered, type User } from '#domain/user/user.ts'
import type { SessionHint } from './session-hint.ts'

/** The hint of a session of this user. */
export const getUserHint = (user: User): Exclude<SessionHint, 'expired'> =>
  isRegistered(user) ? 'signed-in' : 'registering'
