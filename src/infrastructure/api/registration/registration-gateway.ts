import { Effect } from 'effect'
import type { RegistrationGateway } from '#application/registration/registration.ports.ts'
import type { WrongCode } from '#domain/registration/registration.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { errorText } from '#infrastructure/api/client/error-body.ts'
import { toFieldErrors, notFoundAsUnavailable } from '#infrastructure/api/gateway-errors.ts'

const wrongCode = (message: string) => Effect.fail<WrongCode>({ _tag: 'WrongCode', message })

const accountFields = { name: 'name', password: 'password', password_confirmation: 'password', agreement: 'agreement' }

export const registrationGateway = ({ send }: ApiClient): RegistrationGateway => ({
  requestCode: email =>
    send('requestCode', { params: {}, body: { email } }).pipe(
      Effect.map(({ uuid }) => uuid),
      Effect.catchTag('Refused', toFieldErrors({ email: 'email' })),
      notFoundAsUnavailable,
    ),
  verify: ({ uuid, code }) =>
    send('verifyCode', { params: { uuid }, body: { code } }).pipe(
      Effect.catchTag('Refused', ({ body }) => wrongCode(errorText(body))),
      // An unknown letter: its code can't be right.
      Effect.catchTag('NotFound', () => wrongCode('')),
    ),
  createAccount: account =>
    send('register', { params: {}, body: account }).pipe(
      Effect.catchTag('Refused', toFieldErrors(accountFields)),
      notFoundAsUnavailable,
    ),
})
