import { accountPurposes, type AccountPurpose } from '#domain/registration/registration.ts'
import type { Clock } from '#application/session/countdown.ts'

/** Outlives the page. Must not contain a password or a code. */
export interface StoredRegistration {
  readonly email: string
  /** Id of the latest verification email. */
  readonly uuid: string
  readonly step: (typeof steps)[number]
  /** When that email was sent: Unix time in milliseconds. */
  readonly sentAt: number
}

/** Survives a reload and a switch of the language. Must not contain secrets. */
export interface TypedRegistration {
  readonly email: string
  readonly name: string
  /** Empty until the visitor chooses. */
  readonly purpose: AccountPurpose | ''
  /** Unix time in milliseconds before which no attempt is allowed. */
  readonly retryAt: number | null
  /** Like `retryAt`, but only for requesting a code. */
  readonly requestRetryAt: number | null
}

export const emptyTypedRegistration: TypedRegistration = {
  email: '',
  name: '',
  purpose: '',
  retryAt: null,
  requestRetryAt: null,
}

/** All tabs share the registration; each has its own typed fields. */
export interface RegistrationStorage {
  readonly readTyped: () => TypedRegistration
  readonly writeTyped: (fields: TypedRegistration) => void
  readonly read: () => StoredRegistration | null
  readonly write: (registration: StoredRegistration | null) => void
  readonly writePurpose: (userId: number, purpose: AccountPurpose) => void
  readonly readPurpose: (userId: number) => AccountPurpose | null
  /** Calls `onChange` when this or another tab has written or removed the registration. */
  readonly subscribe: (onChange: () => void) => () => void
}

const steps = ['email', 'code', 'account'] as const
const dayMs = 86_400_000

const isNonEmptyString = (value: unknown): value is string => typeof value === 'string' && value !== ''

export function parseRegistration(text: string | null, now: number): StoredRegistration | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return null
    const { email, uuid, sentAt, step: storedStep }: Record<string, unknown> = { ...value }
    const step = steps.find(knownStep => knownStep === storedStep)
    if (!isNonEmptyString(email) || !isNonEmptyString(uuid) || step === undefined || typeof sentAt !== 'number')
      return null
    // A time in the future means that the clock was set back.
    return now >= sentAt && now - sentAt < dayMs ? { email, uuid, step, sentAt } : null
  } catch {
    return null
  }
}

export function parseTypedRegistration(text: string | null): TypedRegistration {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return emptyTypedRegistration
    const { email, name, purpose, retryAt, requestRetryAt }: Record<string, unknown> = { ...value }
    return {
      email: isNonEmptyString(email) ? email : '',
      name: isNonEmptyString(name) ? name : '',
      purpose: accountPurposes.find(knownPurpose => knownPurpose === purpose) ?? '',
      retryAt: typeof retryAt === 'number' ? retryAt : null,
      requestRetryAt: typeof requestRetryAt === 'number' ? requestRetryAt : null,
    }
  } catch {
    return emptyTypedRegistration
  }
}

/**
 * The latest verification email wins, then the later step. The email step neither adopts nor is adopted, and the account
 * step never goes back to a code.
 */
export function shouldAdopt(current: StoredRegistration, other: StoredRegistration): boolean {
  if (current.step === 'email' || other.step === 'email') return false
  if (current.uuid === other.uuid) return current.step === 'code' && other.step === 'account'
  return other.sentAt > current.sentAt && (current.step === 'code' || other.step === 'account')
}

const minResendIntervalMs = 60_000

const codeLifetimeMs = 15 * 60_000

export const hasValidCode = (registration: StoredRegistration | null, now: number): boolean =>
  registration !== null && now - registration.sentAt < codeLifetimeMs

export const isInProgress = (registration: StoredRegistration | null, now: number): boolean =>
  registration?.step !== 'email' && hasValidCode(registration, now)

export const getResendAt = (sentAt: number): number | null => (sentAt === 0 ? null : sentAt + minResendIntervalMs)

export const mayResend = (sentAt: number, clock: Clock): boolean => clock() >= (getResendAt(sentAt) ?? 0)
