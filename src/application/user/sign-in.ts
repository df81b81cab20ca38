import { Effect } from 'effect'
import type { Credentials } from '#domain/user/credentials.ts'
import type { Needs } from '#application/ports.ts'
import { startSession } from './start-session.ts'

/** Opens a new session for whoever the credentials belong to. */
export const signIn = ({ userGateway, session }: Needs<'userGateway' | 'session'>) =>
  Effect.fn('signIn')(function* (credentials: Credentials) {
    return startSession(session, yield* userGateway.logIn(credentials))
  })
