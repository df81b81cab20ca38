import type { NewAccount } from '#domain/registration/registration.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import { isRegistered, type User } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { RegistrationContext, RegistrationFailure } from './registration-context.ts'

export const isEmailRejected = (error: RegistrationFailure) => error._tag === 'FieldErrors' && 'email' in error.fields

export const isSignedOut = ({ _tag }: RegistrationFailure) => _tag === 'NotSignedIn' || _tag === 'SessionExpired'

export const hasAccount = (outcome: Outcome<User, unknown>) => outcome.ok && isRegistered(outcome.value)

export function getPurposeParams(outcome: Outcome<User, unknown>, { purpose }: RegistrationContext) {
  if (!outcome.ok) throw new Error('There is no account')
  return { user: outcome.value, purpose }
}

const accountFields: readonly string[] = ['name', 'password', 'agreement'] satisfies (keyof NewAccount)[]

/** A rejection that names no field of the account may mean that an earlier attempt created the account. */
export const mayAccountExist = (failure: RegistrationFailure): boolean =>
  mayHaveArrived(failure) || (failure._tag === 'FieldErrors' && !accountFields.some(field => field in failure.fields))
