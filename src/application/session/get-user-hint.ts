import { isRegistered, type User } from '#domain/user/user.ts'
import type { SessionHint } from './session-hint.ts'

/** A user without a name has not finished the registration. */
export const getUserHint = (user: User): Exclude<SessionHint, 'expired'> =>
  isRegistered(user) ? 'signed-in' : 'registering'
