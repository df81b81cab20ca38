import type { AccountPurpose } from '#domain/registration/registration.ts'
import type { Clock } from '#application/session/countdown.ts'

/** The part of a registration that outlives the page. It never contains a password or a code. */
export interface StoredRegistration {
  readonly email: string
  /** Id of the latest letter. */
  readonly uuid: string
  readonly step: (typeof steps)[number]
  /** When that letter was sent: Unix time in milliseconds. */
  readonly sentAt: number
}

/** Typed fields of this tab, for a reload or a switch of the language. No secrets. */
export interface TypedRegistration {
  readonly email: string
  readonly name: string
  /** No attempt before this Unix time in milliseconds. */
  readonly retryAt: number | null
}

export const emptyTypedRegistration: TypedRegistration = { email: '', name: '', retryAt: null }

/** All tabs share the registration; each has its own typed fields. */
export interface RegistrationStorage {
  readonly readTyped: () => TypedRegistration
  readonly writeTyped: (typed: TypedRegistration) => void
  readonly read: () => StoredRegistration | null
  readonly write: (registration: StoredRegistration | null) => void
  /** Stores why the user with this id has registered. */
  readonly writePurpose: (userId: number, purpose: AccountPurpose) => void
  /** Null if this device does not know. */
  readonly readPurpose: (userId: number) => AccountPurpose | null
  /** Calls when another tab has written. */
  readonly subscribe: (changed: () => void) => () => void
}

const steps = ['email', 'code', 'account'] as const
const dayMs = 86_400_000

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Null if it is invalid or older than a day. */
export function parseRegistration(text: string | null, now: number): StoredRegistration | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return null
    const { email, uuid, sentAt, step: given }: Record<string, unknown> = { ...value }
    const step = steps.find(known => known === given)
    if (!isText(email) || !isText(uuid) || step === undefined || typeof sentAt !== 'number') return null
    // After the clock was set back, the letter would be in the future.
    return now >= sentAt && now - sentAt < dayMs ? { email, uuid, step, sentAt } : null
  } catch {
    return null
  }
}

export function parseTyped(text: string | null): TypedRegistration {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return emptyTypedRegistration
    const { email, name, retryAt }: Record<string, unknown> = { ...value }
    return {
      email: isText(email) ? email : '',
      name: isText(name) ? name : '',
      retryAt: typeof retryAt === 'number' ? retryAt : null,
    }
  } catch {
    return emptyTypedRegistration
  }
}

/**
 * Whether a tab adopts the registration that another one stored. The latest letter wins; for the same letter, the later step. A tab
 * with a form being filled in keeps its registration.
 */
export function isAhead(current: StoredRegistration, other: StoredRegistration): boolean {
  if (current.step === 'email' || other.step === 'email') return false
  if (current.uuid === other.uuid) return current.step === 'code' && other.step === 'account'
  return other.sentAt > current.sentAt && (current.step === 'code' || other.step === 'account')
}

/** Between two letters to one address. */
const minResendIntervalMs = 60_000

/** How long a code is valid. */
const codeLifetimeMs = 15 * 60_000

/** Whether a reload may lead back to the registration: a code is on its way, or the address is verified. */
export const isUnderWay = (stored: StoredRegistration | null, now: number): boolean =>
  stored !== null && stored.step !== 'email' && now - stored.sentAt < codeLifetimeMs

/** When the next letter may be sent; null if none was sent yet. */
export const resendAt = (sentAt: number): number | null => (sentAt === 0 ? null : sentAt + minResendIntervalMs)

export const mayResend = (sentAt: number, clock: Clock): boolean => clock() >= (resendAt(sentAt) ?? 0)
