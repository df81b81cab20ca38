import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from './device-record.ts'
import type { DeviceStorage } from './shared.ports.ts'

export interface SentContent {
  readonly input: unknown
  /** The sender's user id; undefined if it could not be read. */
  readonly senderId: number | undefined
}

export interface SentMark {
  /** Unix time in milliseconds. */
  readonly sentAt: number
  /** False while in flight and after a lost response. */
  readonly isCertain: boolean
  /** Whether this content was sent; 'maybe' if the input is the same but a sender is unknown. */
  readonly matches: (content: SentContent) => boolean | 'maybe'
  /** False if a sender is unknown. */
  readonly isFromOtherUser: (senderId: number | undefined) => boolean
}

/** These functions do nothing if the mark is gone: a sign-out during the attempt has cleared all marks. */
export interface SentAttempt {
  /** `senderId` defaults to that of the attempt. False if the mark is gone. */
  readonly markDelivered: (sentAt?: number, senderId?: number) => boolean
  /** Restores the previous mark. */
  readonly markUndelivered: () => void
}

export interface SentMarks {
  readonly getLast: (name: string) => SentMark | undefined
  /** Must precede the request, because a reload loses its result. */
  readonly beginAttempt: (name: string, content: SentContent) => SentAttempt
  readonly clear: () => void
}

interface StoredMark {
  readonly at: number
  readonly isCertain: boolean
  /** A hash, because the text itself must not be stored. */
  readonly hash: string
  /** The sender's id. Renaming this stored key would invalidate existing marks. */
  readonly signer: number | null
}

const ttlMs = 24 * 3_600_000

export function createSentMarks(device: DeviceStorage, clock: Clock): SentMarks {
  const record = createDeviceRecord({
    device: createStorageWithFallback(device),
    clock,
    key: 'sent',
    ttlMs,
    isValue: isMark,
    getTime: ({ at }) => at,
  })
  const storeMark = (name: string, mark: StoredMark | undefined) =>
    void record.update(storedMarks => {
      if (mark) storedMarks.set(name, mark)
      else storedMarks.delete(name)
    })
  return {
    getLast: name => {
      const mark = record.read().get(name)
      return mark && toSentMark(mark)
    },
    beginAttempt: (name, { input, senderId: signer = null }) => {
      const previous = record.read().get(name)
      const mark = { at: clock(), isCertain: false, hash: hashContent(input), signer }
      let lastStored: StoredMark | undefined
      const store = (nextMark: StoredMark | undefined) => {
        storeMark(name, nextMark)
        lastStored = nextMark
      }
      store(mark)
      const isStored = () => {
        const storedMark = record.read().get(name)
        return storedMark !== undefined && storedMark.at === lastStored?.at && storedMark.hash === lastStored.hash
      }
      return {
        markDelivered: (sentAt = clock(), senderId) => {
          if (!isStored()) return false
          store({ ...mark, at: sentAt, isCertain: true, signer: senderId ?? signer })
          return true
        },
        markUndelivered: () => {
          if (isStored()) store(previous)
        },
      }
    },
    clear: record.clear,
  }
}

const toSentMark = (mark: StoredMark): SentMark => ({
  sentAt: mark.at,
  isCertain: mark.isCertain,
  matches: content => compareContent(mark, content),
  isFromOtherUser: senderId => mark.signer !== null && senderId !== undefined && mark.signer !== senderId,
})

function createStorageWithFallback(device: DeviceStorage): Pick<DeviceStorage, 'read' | 'write'> {
  let unstoredText: string | undefined
  return {
    read: key => unstoredText ?? device.read(key),
    write: (key, text) => {
      const isStored = device.write(key, text)
      unstoredText = isStored ? undefined : text
      return isStored
    },
  }
}

function compareContent({ hash, signer }: StoredMark, content: SentContent): boolean | 'maybe' {
  if (hash !== hashContent(content.input)) return false
  if (signer === null || content.senderId === undefined) return 'maybe'
  return signer === content.senderId
}

/** FNV-1a, but over code points instead of bytes. */
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
