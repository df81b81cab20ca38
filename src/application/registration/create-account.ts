import { Effect } from 'effect'
import type { NotSignedIn } from '#domain/user/credentials.ts'
import type { NewAccount } from '#domain/registration/registration.ts'
import type { Needs } from '#application/ports.ts'

/** Finishes a registration: the session becomes that of an account. */
export const createAccount = ({ registrationGateway, session }: Needs<'registrationGateway' | 'session'>) =>
  Effect.fn('createAccount')(function* (account: NewAccount) {
    const { user, token } = yield* registrationGateway.createAccount(account).pipe(
      // There is no account to sign in to yet: the address has to be verified again.
      Effect.catchTag('SessionExpired', () => {
        session.close()
        return Effect.fail<NotSignedIn>({ _tag: 'NotSignedIn' })
      }),
    )
    session.open(token, 'signed-in')
    return user
  })
