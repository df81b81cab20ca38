import type { Effect } from 'effect'
import type { NewAccount, Verification, WrongCode } from '#domain/registration/registration.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import type { SessionGrant } from '#application/user/user.ports.ts'

export interface RegistrationGateway {
  /** Sends a letter with a code; its answer is the letter's uuid. */
  readonly requestCode: (email: string) => Effect.Effect<string, FieldErrors | TooManyRequests | ApiUnavailable>
  readonly verify: (
    verification: Verification,
  ) => Effect.Effect<SessionGrant, WrongCode | TooManyRequests | ApiUnavailable>
  readonly createAccount: (
    account: NewAccount,
  ) => Effect.Effect<SessionGrant, FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable>
}
