import type { Effect } from 'effect'
import type { NewAccount, Verification, WrongCode } from '#domain/registration/registration.ts'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { FieldErrors, TooManyRequests } from '#domain/shared/refusals.ts'
import type { NotSignedIn } from '#domain/user/session-errors.ts'
import type { SessionGrant } from '#application/user/user.ports.ts'

export interface RegistrationGateway {
  /** Sends a letter with a code; its answer is the letter's uuid. */
  readonly requestCode: (email: string) => Effect.Effect<string, FieldErrors | TooManyRequests | ApiUnavailable>
  readonly verify: (
    verification: Verification,
  ) => Effect.Effect<SessionGrant, WrongCode | TooManyRequests | ApiUnavailable>
  readonly createAccount: (
    account: NewAccount,
  ) => Effect.Effect<SessionGrant, FieldErrors | NotSignedIn | TooManyRequests | ApiUnavailable>
}
