import { Effect } from 'effect'
import type { RegistrationGateway } from '#application/registration/registration.ports.ts'
import type { WrongCode } from '#domain/registration/registration.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { errorText } from '#infrastructure/api/client/error-body.ts'
import { asFieldErrors } from '#infrastructure/api/field-errors.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/not-found-as-unavailable.ts'

const wrongCode = (message: string) => Effect.fail<WrongCode>({ _tag: 'WrongCode', message })

const accountFields = { name: 'name', password: 'password', password_confirmation: 'password', agreement: 'agreement' }

export const registrationGateway = ({ send }: ApiClient): RegistrationGateway => ({
  requestCode: email =>
    send('requestCode', { params: {}, body: { email } }).pipe(
      Effect.map(({ uuid }) => uuid),
      Effect.catchTag('Refused', asFieldErrors({ email: 'email' })),
      notFoundAsUnavailable,
    ),
  verify: ({ uuid, code }) =>
    send('verifyCode', { params: { uuid }, body: { code } }).pipe(
      Effect.catchTag('Refused', ({ said }) => wrongCode(errorText(said))),
      // The letter is no longer known: its code can't be right.
      Effect.catchTag('NotFound', () => wrongCode('')),
    ),
  createAccount: account =>
    send('register', { params: {}, body: account }).pipe(
      Effect.catchTag('Refused', asFieldErrors(accountFields)),
      notFoundAsUnavailable,
    ),
})
