import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from './device-record.ts'
import type { SentMarks } from './sent-marks.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** A form that this device delivered to the API. The API has no list of sent forms. */
export interface SentEntry {
  readonly form: 'review' | 'request'
  /** 'profile-7', or the city and category of a request to all specialists: 'kazan/repetitory'. */
  readonly target: string
  /** Unix time in milliseconds. */
  readonly sentAt: number
}

export interface SentHistory {
  /** Returns the user's entries, newest first. */
  readonly list: (userId: number) => readonly SentEntry[]
  /** Returns these marks; a form that arrives also becomes an entry. */
  readonly recordArrivals: (marks: SentMarks) => SentMarks
  /** Removes all entries on sign-out. */
  readonly clear: () => void
}

interface StoredEntry {
  readonly at: number
  /** The sender's user id; null if it could not be read. */
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
        .toSorted((a, b) => b.sentAt - a.sentAt),
    recordArrivals: marks => ({
      ...marks,
      beginAttempt: (name, content) => {
        const attempt = marks.beginAttempt(name, content)
        return {
          ...attempt,
          markArrived: (sentAt = clock()) => {
            attempt.markArrived(sentAt)
            record.update(entries => entries.set(name, { at: sentAt, userId: content.senderId ?? null }))
          },
        }
      },
    }),
    clear: record.clear,
  }
}

/** Forms name their marks 'review:7', 'request:profile-7' and 'request:kazan/repetitory'. */
function parseEntry(name: string, sentAt: number): readonly SentEntry[] {
  const [, form, target = ''] = /^(review|request):(.*)$/.exec(name) ?? []
  if (form === 'review') return [{ form, target: `profile-${target}`, sentAt }]
  return form === 'request' ? [{ form, target, sentAt }] : []
}

const isEntry = (value: unknown): value is StoredEntry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'userId' in value &&
  (typeof value.userId === 'number' || value.userId === null)
