import { Effect } from 'effect'
import type { NotSignedIn } from '#domain/user/credentials.ts'
import type { NewAccount } from '#domain/registration/registration.ts'
import type { PickPorts } from '#application/ports.ts'

export const createAccount = ({ registrationGateway, session }: PickPorts<'registrationGateway' | 'session'>) =>
  Effect.fn('createAccount')(function* (account: NewAccount) {
    const { user, token } = yield* registrationGateway.createAccount(account).pipe(
      // Without an account the visitor can't sign in, and has to verify the email again.
      Effect.catchTag('SessionExpired', () => {
        session.close()
        return Effect.fail<NotSignedIn>({ _tag: 'NotSignedIn' })
      }),
    )
    session.open(token, 'signed-in')
    return user
  })
