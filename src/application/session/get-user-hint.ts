import { isRegistered, type User } from '#domain/user/user.ts'
import type { SessionHint } from './session-hint.ts'

export const getUserHint = (user: User): Exclude<SessionHint, 'expired'> =>
  isRegistered(user) ? 'signed-in' : 'registering'
