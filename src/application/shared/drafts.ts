import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from './device-record.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** A user's id; null for input typed while signed out. */
export type DraftOwner = number | null

/** The stored input must not contain secrets. */
export interface Drafts {
  readonly read: (name: string, owner: DraftOwner) => unknown
  /** False if it could not be stored. Another owner's draft of the same name stays. */
  readonly write: (name: string, owner: DraftOwner, content: unknown) => boolean
  readonly drop: (name: string, owner: DraftOwner) => void
  readonly clear: () => void
  readonly isEmpty: () => boolean
}

export interface StoredDraft {
  readonly owner: DraftOwner
  /** Unix time in milliseconds. */
  readonly savedAt: number
  readonly content: unknown
}

const ttlMs = 7 * 24 * 3_600_000

export function createDrafts(device: DeviceStorage, clock: Clock): Drafts {
  const record = createDeviceRecord({
    device,
    clock,
    key: 'drafts',
    ttlMs,
    isValue: isDraft,
    getTime: ({ savedAt }) => savedAt,
  })
  return {
    read: (name, owner) => {
      const storedDrafts = record.read()
      return getKeys(name, owner)
        .map(key => storedDrafts.get(key))
        .find(draft => draft?.owner === owner)?.content
    },
    write: (name, owner, content) =>
      record.update(storedDrafts => {
        dropDraft(storedDrafts, name, owner)
        renameEarlierDraft(storedDrafts, name)
        storedDrafts.set(getKeys(name, owner)[0], { owner, savedAt: clock(), content })
      }),
    drop: (name, owner) => void record.update(storedDrafts => dropDraft(storedDrafts, name, owner)),
    clear: record.clear,
    isEmpty: () => record.read().size === 0,
  }
}

/** The current key, then the key of an earlier build, which used the name only. */
const getKeys = (name: string, owner: DraftOwner) => [owner === null ? name : `${name}@${owner}`, name] as const

/** Otherwise an anonymous draft, whose key is the name, would overwrite a user's draft of an earlier build. */
function renameEarlierDraft(storedDrafts: Map<string, StoredDraft>, name: string): void {
  const draft = storedDrafts.get(name)
  if (!draft || draft.owner === null) return
  const [key] = getKeys(name, draft.owner)
  if (!storedDrafts.has(key)) storedDrafts.set(key, draft)
  storedDrafts.delete(name)
}

function dropDraft(storedDrafts: Map<string, StoredDraft>, name: string, owner: DraftOwner): void {
  for (const key of getKeys(name, owner)) if (storedDrafts.get(key)?.owner === owner) storedDrafts.delete(key)
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  (typeof value.owner === 'number' || value.owner === null) &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'content' in value
