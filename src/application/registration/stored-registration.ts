import type { Clock } from '#application/session/countdown.ts'

/** A registration as it outlives its page: never a password, never a code. */
export interface StoredRegistration {
  readonly email: string
  /** Of the newest letter. */
  readonly uuid: string
  readonly step: (typeof steps)[number]
  /** When that letter was sent, in milliseconds. */
  readonly sentAt: number
}

/** Where it is kept, for all tabs of a browser. */
export interface RegistrationStorage {
  readonly read: () => StoredRegistration | null
  readonly write: (registration: StoredRegistration | null) => void
  /** Calls when another tab has written. */
  readonly subscribe: (changed: () => void) => () => void
}

const steps = ['email', 'code', 'account'] as const
const day = 86_400_000

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What a stored text means; null where it means nothing, or is older than a day. */
export function parseRegistration(text: string | null, now: number): StoredRegistration | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return null
    const { email, uuid, sentAt, step: given }: Record<string, unknown> = { ...value }
    const step = steps.find(known => known === given)
    if (!isText(email) || !isText(uuid) || step === undefined || typeof sentAt !== 'number') return null
    // A clock that was put back makes no letter of tomorrow.
    return now >= sentAt && now - sentAt < day ? { email, uuid, step, sentAt } : null
  } catch {
    return null
  }
}

/**
 * Whether a tab goes on with what another one has stored. The newest letter counts; for the same letter, whoever is
 * further. Where an address is being typed or an account filled in, nothing is taken away from whoever types.
 */
export function goesOnWith(own: StoredRegistration, other: StoredRegistration): boolean {
  if (own.step === 'email' || other.step === 'email') return false
  if (own.uuid === other.uuid) return own.step === 'code' && other.step === 'account'
  return other.sentAt > own.sentAt && (own.step === 'code' || other.step === 'account')
}

/** The same address gets its next letter after this time (milliseconds). */
const resendAfter = 60_000

/** When the next letter may be sent; null where none was sent. */
export const resendAt = (sentAt: number): number | null => (sentAt === 0 ? null : sentAt + resendAfter)

export const mayResend = (sentAt: number, clock: Clock): boolean => clock() >= (resendAt(sentAt) ?? 0)
