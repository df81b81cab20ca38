import { Effect } from 'effect'
import type { NewAccount } from '#domain/registration/registration.ts'
import type { Needs } from '#application/ports.ts'

/** Finishes a registration: the session becomes that of an account. */
export const createAccount = ({ registrationGateway, session }: Needs<'registrationGateway' | 'session'>) =>
  Effect.fn('createAccount')(function* (account: NewAccount) {
    const { user, token } = yield* registrationGateway.createAccount(account)
    session.open(token, 'signed-in')
    return user
  })
