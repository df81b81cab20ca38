import { Effect } from 'effect'
import type { PickPorts, SessionGrant, Session } from '#application/ports.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import type { User } from '#domain/user/user.ts'
import type { Verification } from '#domain/registration/registration.ts'
import { getUserHint } from './get-user-hint.ts'

export const signIn = ({ userGateway, session }: PickPorts<'userGateway' | 'session'>) =>
  Effect.fn('signIn')(function* (credentials: Credentials) {
    return openSession(session, yield* userGateway.logIn(credentials))
  })

/** Returns the user, never the token. */
function openSession(session: Session, { user, token }: SessionGrant): User {
  session.open(token, getUserHint(user))
  return user
}

export const verifyCode = ({ registrationGateway, session }: PickPorts<'registrationGateway' | 'session'>) =>
  Effect.fn('verifyCode')(function* (verification: Verification) {
    return openSession(session, yield* registrationGateway.verify(verification))
  })

/** The API has no endpoint for signing out. */
export const signOut =
  ({ session }: PickPorts<'session'>) =>
  () =>
    Effect.sync(() => session.close())
