import { Effect } from 'effect'
import type { NewAccount } from '#domain/registration/registration.ts'
import type { PickPorts } from '#application/ports.ts'

export const createAccount = ({ registrationGateway, session }: PickPorts<'registrationGateway' | 'session'>) =>
  Effect.fn('createAccount')(function* (account: NewAccount) {
    const { user, token } = yield* registrationGateway.createAccount(account)
    session.open(token, 'signed-in')
    return user
  })
