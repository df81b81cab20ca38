import type { Clock } from '#application/session/countdown.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** What somebody was writing in a form and has not sent: it stays on the device (R-reviews). No secrets. */
export interface Drafts {
  /** What was written under this name; only for whoever wrote it. */
  readonly read: (name: string, owner: number) => unknown
  /** False: it could not be kept. */
  readonly write: (name: string, owner: number, content: unknown) => boolean
  readonly drop: (name: string) => void
  /** Whoever leaves takes all of them along. */
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
const life = 7 * 24 * 3_600_000

export function drafts(device: DeviceStorage, clock: Clock): Drafts {
  // From what is kept at this moment: another tab may have written meanwhile.
  const kept = () => [...parse(device.read(key))].filter(([, { savedAt }]) => isFresh(savedAt, clock()))
  const others = (name: string) => kept().filter(([each]) => each !== name)
  const keep = (all: readonly (readonly [string, Draft])[]) =>
    device.write(key, all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all)))
  return {
    read: (name, owner) => kept().find(([each, draft]) => each === name && draft.owner === owner)?.[1].content,
    write: (name, owner, content) => keep([...others(name), [name, { owner, savedAt: clock(), content }]]),
    drop: name => void keep(others(name)),
    clear: () => void keep([]),
  }
}

// A clock that was put back makes nothing immortal.
const isFresh = (savedAt: number, now: number) => Math.abs(now - savedAt) < life

function parse(text: string | null): readonly (readonly [string, Draft])[] {
  if (!text) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Object.entries(kept ?? {}).flatMap(([name, draft]: [string, unknown]) =>
      isDraft(draft) ? [[name, draft]] : [],
    )
  } catch {
    // No JSON: nothing is kept, and the next draft writes over it.
    return []
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'owner' in kept &&
  typeof kept.owner === 'number' &&
  'savedAt' in kept &&
  typeof kept.savedAt === 'number' &&
  'content' in kept
