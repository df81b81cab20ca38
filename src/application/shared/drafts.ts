import type { Clock } from '#application/session/countdown.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** Unsubmitted form input, stored on the device (R-reviews). No secrets. */
export interface Drafts {
  /** Only for the owner who wrote it. */
  readonly read: (name: string, owner: number) => unknown
  /** False if it could not be stored. */
  readonly write: (name: string, owner: number, content: unknown) => boolean
  readonly drop: (name: string) => void
  /** On sign-out. */
  readonly clear: () => void
}

interface Draft {
  readonly owner: number
  /** Milliseconds. */
  readonly savedAt: number
  readonly content: unknown
}

const key = 'drafts'
/** Readings, R-reviews: seven days. */
const ttl = 7 * 24 * 3_600_000

export function drafts(device: DeviceStorage, clock: Clock): Drafts {
  // Read anew each time: another tab may have written.
  const stored = () => [...parse(device.read(key))].filter(([, { savedAt }]) => isFresh(savedAt, clock()))
  const others = (name: string) => stored().filter(([each]) => each !== name)
  const store = (all: readonly (readonly [string, Draft])[]) =>
    device.write(key, all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all)))
  return {
    read: (name, owner) => stored().find(([each, draft]) => each === name && draft.owner === owner)?.[1].content,
    write: (name, owner, content) => store([...others(name), [name, { owner, savedAt: clock(), content }]]),
    drop: name => void store(others(name)),
    clear: () => void store([]),
  }
}

// The absolute value, so that a clock set back makes no draft immortal.
const isFresh = (savedAt: number, now: number) => Math.abs(now - savedAt) < ttl

function parse(text: string | null): readonly (readonly [string, Draft])[] {
  if (!text) return []
  try {
    const value: unknown = JSON.parse(text)
    return Object.entries(value ?? {}).flatMap(([name, draft]: [string, unknown]) =>
      isDraft(draft) ? [[name, draft]] : [],
    )
  } catch {
    // Not JSON: the next draft overwrites it.
    return []
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'number' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'content' in value
