import { Effect } from 'effect'
import type { NotSignedIn } from '#domain/user/credentials.ts'
import type { NewAccount } from '#domain/registration/registration.ts'
import type { Needs } from '#application/ports.ts'

/** Finishes a registration and replaces its session by that of the account. */
export const createAccount = ({ registrationGateway, session }: Needs<'registrationGateway' | 'session'>) =>
  Effect.fn('createAccount')(function* (account: NewAccount) {
    const { user, token } = yield* registrationGateway.createAccount(account).pipe(
      // Without an account there is nothing to sign in to: the visitor has to verify the address again.
      Effect.catchTag('SessionExpired', () => {
        session.close()
        return Effect.fail<NotSignedIn>({ _tag: 'NotSignedIn' })
      }),
    )
    session.open(token, 'signed-in')
    return user
  })
