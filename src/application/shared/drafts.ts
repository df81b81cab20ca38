import type { Clock } from '#application/session/countdown.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** Whose a draft is: a user's id; null for somebody who had not signed in. */
export type DraftOwner = number | null

/** Unsubmitted form input, stored on the device (R-reviews). No secrets. */
export interface Drafts {
  /** Only for the owner who wrote it. */
  readonly read: (name: string, owner: DraftOwner) => unknown
  /** False if it could not be stored. Another owner's draft of the same name stays. */
  readonly write: (name: string, owner: DraftOwner, content: unknown) => boolean
  readonly drop: (name: string, owner: DraftOwner) => void
  /** On sign-out. */
  readonly clear: () => void
  /** Nobody has a draft on this device. */
  readonly isEmpty: () => boolean
}

interface Draft {
  readonly name: string
  readonly owner: DraftOwner
  /** Milliseconds. */
  readonly savedAt: number
  readonly content: unknown
}

const key = 'drafts'
/** Readings, R-reviews: seven days. */
const ttl = 7 * 24 * 3_600_000

export function drafts(device: DeviceStorage, clock: Clock): Drafts {
  // Read anew each time: another tab may have written.
  const stored = () => parse(device.read(key)).filter(({ savedAt }) => isFresh(savedAt, clock()))
  const store = (all: readonly Draft[]) => device.write(key, all.length === 0 ? '' : JSON.stringify(entriesOf(all)))
  const is = (name: string, owner: DraftOwner) => (draft: Draft) => draft.name === name && draft.owner === owner
  const others = (name: string, owner: DraftOwner) => stored().filter(draft => !is(name, owner)(draft))
  return {
    read: (name, owner) => stored().find(is(name, owner))?.content,
    write: (name, owner, content) => store([...others(name, owner), { name, owner, savedAt: clock(), content }]),
    drop: (name, owner) => void store(others(name, owner)),
    clear: () => void store([]),
    isEmpty: () => stored().length === 0,
  }
}

// The absolute value, so that a clock set back makes no draft immortal.
const isFresh = (savedAt: number, now: number) => Math.abs(now - savedAt) < ttl

const entriesOf = (all: readonly Draft[]) =>
  Object.fromEntries(all.map(({ name, ...draft }) => [draft.owner === null ? name : `${name}@${draft.owner}`, draft]))

// Earlier builds stored a user's draft under its name alone.
const nameOf = (stored: string) => stored.replace(/@\d+$/, '')

function parse(text: string | null): readonly Draft[] {
  if (!text) return []
  try {
    const value: unknown = JSON.parse(text)
    return Object.entries(value ?? {}).flatMap(([stored, draft]: [string, unknown]) =>
      isDraft(draft) ? [{ ...draft, name: nameOf(stored) }] : [],
    )
  } catch {
    // Not JSON: the next draft overwrites it.
    return []
  }
}

const isDraft = (value: unknown): value is Omit<Draft, 'name'> =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  (typeof value.owner === 'number' || value.owner === null) &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'content' in value
