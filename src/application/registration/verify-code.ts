import { Effect } from 'effect'
import type { Verification } from '#domain/registration/registration.ts'
import type { Needs } from '#application/ports.ts'
import { startSession } from '#application/user/sign-in.ts'

/** Signs the person in. Their account may be still to create, or may have been there before: the user's name tells. */
export const verifyCode = ({ registrationGateway, session }: Needs<'registrationGateway' | 'session'>) =>
  Effect.fn('verifyCode')(function* (verification: Verification) {
    return startSession(session, yield* registrationGateway.verify(verification))
  })
