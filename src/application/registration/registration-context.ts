import type { AccountPurpose, NewAccount } from '#domain/registration/registration.ts'
import { maxRetryAfter } from '#domain/shared/api-errors.ts'
import type { Outcome } from '#application/outcome.ts'
import { getRetryAt, getSecondsUntil, type Clock } from '#application/session/countdown.ts'
import type { SessionNotStored } from '#application/session/require-session.ts'
import type { UseCaseErrors } from '#application/use-cases.ts'
import { mayResend, type StoredRegistration } from './stored-registration.ts'

export type RegistrationFailure = UseCaseErrors['requestCode' | 'verifyCode' | 'createAccount'] | SessionNotStored

export interface RegistrationContext {
  readonly clock: Clock
  /** The step to which the state `resuming` leads. */
  readonly resumedStep: StoredRegistration['step']
  /** The address of the latest verification email; empty before the first, and if the verified email is not known. */
  readonly email: string
  /** Id of the latest verification email; empty before the first, if unknown, and once its verification has expired. */
  readonly uuid: string
  /** When the latest verification email was sent: Unix time in milliseconds; 0 if `uuid` is empty. */
  readonly sentAt: number
  readonly purpose: AccountPurpose
  readonly failure: RegistrationFailure | null
  readonly isCodeRequestFailure: boolean
  /** Unix time in milliseconds before which no attempt is allowed. */
  readonly retryAt: number | null
  /** Like `retryAt`, but only for requesting a code. A code that was already sent can still be entered. */
  readonly requestRetryAt: number | null
  /** After a failure: the account may exist, and the profile that would show it could not be read. */
  readonly isAccountUnknown: boolean
}

export type RegistrationEvent =
  | { readonly type: 'email.submitted'; readonly email: string }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'account.submitted'; readonly account: NewAccount; readonly purpose: AccountPurpose }
  | { readonly type: 'resend.requested' | 'address-change.requested' }
  /** `isSameEmail`: the visitor verifies the same email again. */
  | { readonly type: 'registration.abandoned'; readonly isSameEmail?: true }
  /** `stored`: null if a tab has ended the registration. `isSignedOut`: no session, so no verified email. */
  | { readonly type: 'stored.changed'; readonly stored: StoredRegistration | null; readonly isSignedOut: boolean }
  /** Restored from the back/forward cache, in which a pending request may never settle. */
  | { readonly type: 'page.restored'; readonly isVerified: boolean }

export interface RegistrationInput {
  readonly clock: Clock
  readonly stored: StoredRegistration | null
  /** The session belongs to a verified email without an account. */
  readonly isVerified: boolean
  /** As in `RegistrationContext`. */
  readonly retryAt?: number | null
  readonly requestRetryAt?: number | null
}

export const noVerificationEmail = { uuid: '', sentAt: 0 }
export const emptyRegistration = { email: '', ...noVerificationEmail }
export const noRequestLimit = { requestRetryAt: null }
export const noFailure = { failure: null, isCodeRequestFailure: false, retryAt: null, isAccountUnknown: false }

/** The session overrules the stored step, whose code may have been used or sent to another email. */
export function createResumedContext({ clock, stored, isVerified, ...limits }: RegistrationInput): RegistrationContext {
  const baseContext = { clock, purpose: 'find' as const, ...createResumedFailure(clock, limits) }
  const { step, ...storedEmail } = stored ?? { step: 'email', ...emptyRegistration }
  if (isVerified)
    return { ...baseContext, resumedStep: 'account', ...(step === 'account' ? storedEmail : emptyRegistration) }
  if (step === 'account') return { ...baseContext, resumedStep: 'email', ...storedEmail, ...noVerificationEmail }
  return { ...baseContext, resumedStep: step, ...storedEmail }
}

/** A time beyond the longest limit means that the clock was set back. */
function dropPastOrImpossibleTime(time: number | null = null, clock: Clock): number | null {
  const seconds = getSecondsUntil(time, clock())
  return seconds > 0 && seconds <= maxRetryAfter ? time : null
}

function createResumedFailure(
  clock: Clock,
  limits: Pick<RegistrationInput, 'retryAt' | 'requestRetryAt'>,
): Pick<RegistrationContext, keyof typeof noFailure | 'requestRetryAt'> {
  const retryAt = dropPastOrImpossibleTime(limits.retryAt, clock)
  const requestRetryAt = dropPastOrImpossibleTime(limits.requestRetryAt, clock)
  const retryAfter = getSecondsUntil(retryAt ?? requestRetryAt, clock())
  return {
    ...noFailure,
    isCodeRequestFailure: retryAt === null && requestRetryAt !== null,
    retryAt,
    requestRetryAt,
    failure: retryAfter > 0 ? { _tag: 'TooManyRequests', retryAfter } : null,
  }
}

export const toFailure = (outcome: Outcome<unknown, RegistrationFailure>, clock: Clock) =>
  outcome.ok
    ? { failure: null, retryAt: null }
    : { failure: outcome.error, retryAt: getRetryAt(outcome.error, clock()) }

export const toRequestFailure = (outcome: Outcome<unknown, RegistrationFailure>, clock: Clock) => {
  const { retryAt: requestRetryAt, ...failure } = toFailure(outcome, clock)
  return { ...failure, isCodeRequestFailure: !outcome.ok, retryAt: null, requestRetryAt }
}

export const wasEmailSentRecently = ({ email, sentAt, clock }: RegistrationContext, recipient: string): boolean =>
  recipient === email && !mayResend(sentAt, clock)
