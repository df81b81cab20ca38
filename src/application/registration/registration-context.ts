import type { AccountPurpose, NewAccount } from '#domain/registration/registration.ts'
import type { Outcome } from '#application/outcome.ts'
import { getRetryAt, getSecondsUntil, type Clock } from '#application/session/countdown.ts'
import type { SessionNotKept } from '#application/session/require-session.ts'
import type { Errors } from '#application/use-cases.ts'
import { mayResend, type StoredRegistration } from './stored-registration.ts'

export type RegistrationFailure = Errors['requestCode' | 'verifyCode' | 'createAccount'] | SessionNotKept

export interface RegistrationContext {
  readonly clock: Clock
  /** The step that this or another tab stored last. */
  readonly storedStep: StoredRegistration['step']
  readonly email: string
  /** Of the latest letter; empty before the first. */
  readonly uuid: string
  readonly sentAt: number
  /** Of the account that was submitted last. */
  readonly purpose: AccountPurpose
  /** Why the last attempt failed; null once another starts. */
  readonly failure: RegistrationFailure | null
  /** No attempt before this time. */
  readonly retryAt: number | null
}

export type RegistrationEvent =
  | { readonly type: 'email.submitted'; readonly email: string }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'account.submitted'; readonly account: NewAccount; readonly purpose: AccountPurpose }
  | { readonly type: 'resend.requested' | 'address.rejected' | 'registration.abandoned' }
  /** Another tab has stored a step, or ended the registration (null). */
  | { readonly type: 'stored.changed'; readonly stored: StoredRegistration | null }

export interface RegistrationInput {
  readonly clock: Clock
  readonly stored: StoredRegistration | null
  /** The session belongs to a verified e-mail without an account. */
  readonly isVerified: boolean
  /** No attempt before this time. A rate limit outlives the page. */
  readonly retryAt?: number | null
}

export const noLetter = { uuid: '', sentAt: 0 }
export const emptyRegistration = { email: '', ...noLetter }
export const noFailure = { failure: null, retryAt: null }

/** Resumes at the stored step. An account can be created only while the verification is valid. */
export function createResumedContext({ clock, stored, isVerified, ...limit }: RegistrationInput): RegistrationContext {
  const base = { clock, purpose: 'find' as const, ...createResumedFailure(limit.retryAt ?? null, clock) }
  if (!stored) return { ...base, storedStep: isVerified ? 'account' : 'email', ...emptyRegistration }
  const { step, ...letter } = stored
  return { ...base, storedStep: step === 'account' && !isVerified ? 'email' : step, ...letter }
}

function createResumedFailure(at: number | null, clock: Clock): Pick<RegistrationContext, 'failure' | 'retryAt'> {
  const retryAfter = getSecondsUntil(at, clock())
  return retryAfter > 0 ? { failure: { _tag: 'TooManyRequests', retryAfter }, retryAt: at } : noFailure
}

export const toFailure = (outcome: Outcome<unknown, RegistrationFailure>, clock: Clock) =>
  outcome.ok ? noFailure : { failure: outcome.error, retryAt: getRetryAt(outcome.error, clock()) }

export const isLetterRecent = ({ email, sentAt, clock }: RegistrationContext, to: string): boolean =>
  to === email && !mayResend(sentAt, clock)
