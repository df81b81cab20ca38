import { Effect } from 'effect'
import type { Verification } from '#domain/registration/registration.ts'
import type { Needs } from '#application/ports.ts'
import { startSession } from '#application/user/sign-in.ts'

/** Signs in. A user without a name has yet to create the account; one with a name already has it. */
export const verifyCode = ({ registrationGateway, session }: Needs<'registrationGateway' | 'session'>) =>
  Effect.fn('verifyCode')(function* (verification: Verification) {
    return startSession(session, yield* registrationGateway.verify(verification))
  })
