import { Effect } from 'effect'
import type { UserGateway } from '#application/user/user.ports.ts'
import type { WrongCredentials } from '#domain/user/credentials.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/gateway-errors.ts'

export const userGateway = ({ call, send }: ApiClient): UserGateway => ({
  logIn: ({ email, phone, password }) => {
    const body = phone === undefined ? { ...(email !== undefined && { email }), password } : { phone, password }
    return send('logIn', { params: {}, body }).pipe(
      Effect.catchTag('Refused', () => Effect.fail<WrongCredentials>({ _tag: 'WrongCredentials' })),
      notFoundAsUnavailable,
    )
  },
  ownProfile: () =>
    call('ownProfile', { params: {}, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      notFoundAsUnavailable,
    ),
})
