import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from './device-record.ts'
import type { SentMarks } from './sent-marks.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** What arrived at the API from this device. The API has no list of it. */
export interface SentEntry {
  readonly form: 'review' | 'request'
  /** 'profile-7', or city and category of a request to everybody: 'kazan/repetitory'. */
  readonly target: string
  /** Milliseconds. */
  readonly at: number
}

export interface SentHistory {
  /** The user's entries, newest first. */
  readonly list: (userId: number) => readonly SentEntry[]
  /** The same marks; what arrives also becomes an entry. */
  readonly recordArrivals: (marks: SentMarks) => SentMarks
  /** On sign-out. */
  readonly clear: () => void
}

interface StoredEntry {
  readonly at: number
  /** Null if it could not be read. */
  readonly userId: number | null
}

const ttlMs = 365 * 24 * 3_600_000

export function createSentHistory(device: DeviceStorage, clock: Clock): SentHistory {
  const record = createDeviceRecord({
    device,
    clock,
    key: 'sent-history',
    ttlMs,
    isValue: isEntry,
    getTime: ({ at }) => at,
  })
  return {
    list: userId =>
      [...record.read()]
        .flatMap(([name, entry]) =>
          entry.userId === null || entry.userId === userId ? parseEntry(name, entry.at) : [],
        )
        .toSorted((a, b) => b.at - a.at),
    recordArrivals: marks => ({
      ...marks,
      begin: (name, content) => {
        const attempt = marks.begin(name, content)
        return {
          ...attempt,
          arrived: (at = clock()) => {
            attempt.arrived(at)
            record.update(entries => entries.set(name, { at, userId: content.senderId ?? null }))
          },
        }
      },
    }),
    clear: record.clear,
  }
}

/** Forms name their marks 'review:7', 'request:profile-7' and 'request:kazan/repetitory'. */
function parseEntry(name: string, at: number): readonly SentEntry[] {
  const [, form, target = ''] = /^(review|request):(.*)$/.exec(name) ?? []
  if (form === 'review') return [{ form, target: `profile-${target}`, at }]
  return form === 'request' ? [{ form, target, at }] : []
}

const isEntry = (value: unknown): value is StoredEntry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'userId' in value &&
  (typeof value.userId === 'number' || value.userId === null)
