import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from './device-record.ts'
import type { DeviceStorage } from './shared.ports.ts'

export interface SentContent {
  readonly input: unknown
  /** A user's id; undefined if it could not be read. */
  readonly senderId: number | undefined
}

export interface SentMark {
  /** Milliseconds. */
  readonly at: number
  /** False while in flight and after a lost answer. */
  readonly isCertain: boolean
  /** Whether the content was sent; 'maybe' if the input is the same but a sender is unknown. */
  readonly isOf: (content: SentContent) => boolean | 'maybe'
}

/** An attempt to send: marked as uncertain until one of these is called. */
export interface SentAttempt {
  /** `at` for a request that arrived earlier. */
  readonly arrived: (at?: number) => void
  /** For a request that did not arrive: restores the previous mark. */
  readonly missed: () => void
}

/**
 * The last submission from this device, by form and target. Prevents another tab or a reload from sending it again, or from
 * sending anything else while its delivery is uncertain.
 */
export interface SentMarks {
  readonly last: (name: string) => SentMark | undefined
  /** Must precede the request, because a reload loses its result. */
  readonly begin: (name: string, content: SentContent) => SentAttempt
  /** On sign-out. */
  readonly clear: () => void
}

interface StoredMark {
  readonly at: number
  readonly isCertain: boolean
  /** The text itself is not stored. */
  readonly hash: string
  /** The sender's id. Renaming this stored key would invalidate existing marks. */
  readonly signer: number | null
}

const ttlMs = 24 * 3_600_000

export function createSentMarks(device: DeviceStorage, clock: Clock): SentMarks {
  const record = createDeviceRecord({
    device: withFallback(device),
    clock,
    key: 'sent',
    ttlMs,
    isValue: isMark,
    getTime: ({ at }) => at,
  })
  const put = (name: string, mark: StoredMark | undefined) =>
    void record.update(stored => {
      if (mark) stored.set(name, mark)
      else stored.delete(name)
    })
  return {
    last: name => {
      const mark = record.read().get(name)
      return mark && { at: mark.at, isCertain: mark.isCertain, isOf: content => compareContent(mark, content) }
    },
    begin: (name, { input, senderId: signer = null }) => {
      const previous = record.read().get(name)
      const mark = { at: clock(), isCertain: false, hash: hashContent(input), signer }
      put(name, mark)
      return {
        arrived: (at = clock()) => put(name, { ...mark, at, isCertain: true }),
        missed: () => put(name, previous),
      }
    },
    clear: record.clear,
  }
}

/** Falls back to memory, for this page only, if the device can't store marks. */
function withFallback(device: DeviceStorage): Pick<DeviceStorage, 'read' | 'write'> {
  let unstored: string | undefined
  return {
    read: key => unstored ?? device.read(key),
    write: (key, text) => {
      const isStored = device.write(key, text)
      unstored = isStored ? undefined : text
      return isStored
    },
  }
}

function compareContent({ hash, signer }: StoredMark, content: SentContent): boolean | 'maybe' {
  if (hash !== hashContent(content.input)) return false
  if (signer === null || content.senderId === undefined) return 'maybe'
  return signer === content.senderId
}

/** Like FNV-1a, over the code points of the JSON text rather than its bytes. */
function hashContent(content: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(content)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

const isMark = (value: unknown): value is StoredMark =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'isCertain' in value &&
  typeof value.isCertain === 'boolean' &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'signer' in value &&
  (typeof value.signer === 'number' || value.signer === null)
