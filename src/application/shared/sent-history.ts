import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from './device-record.ts'
import { sentHistoryKey } from './requested-profiles.ts'
import type { SentMarks } from './sent-marks.ts'
import type { DeviceStorage } from './shared.ports.ts'

/** The choices of a service request. Entries of earlier builds have neither. */
interface RequestChoices {
  readonly cityId: number
  readonly categoryId: number
}

/** The API has no list of sent reviews and service requests. */
export interface SentEntry extends Partial<RequestChoices> {
  readonly form: 'review' | 'request'
  /** 'profile-7', or, for a request to all specialists, the city and category of its page: 'kazan/repetitory'. */
  readonly target: string
  /** Unix time in milliseconds. */
  readonly sentAt: number
}

export interface SentHistory {
  /** Newest first. */
  readonly list: (userId: number) => readonly SentEntry[]
  /** Wraps the marks, so that a review or request that is marked as delivered also becomes an entry. */
  readonly recordDeliveries: (marks: SentMarks) => SentMarks
  readonly clear: () => void
}

interface StoredEntry extends Partial<RequestChoices> {
  readonly at: number
  readonly userId: number
}

const listedName = /^(review|request):([^@]*)/

const ttlMs = 365 * 24 * 3_600_000

export function createSentHistory(device: DeviceStorage, clock: Clock): SentHistory {
  const record = createDeviceRecord({
    device,
    clock,
    key: sentHistoryKey,
    ttlMs,
    isValue: isEntry,
    getTime: ({ at }) => at,
  })
  return {
    list: userId =>
      [...record.read()]
        .flatMap(([key, entry]) => (entry.userId === userId ? parseEntry(key, entry) : []))
        .toSorted((a, b) => b.sentAt - a.sentAt),
    recordDeliveries: marks => ({
      ...marks,
      beginAttempt: (name, content) => {
        const attempt = marks.beginAttempt(name, content)
        const key = `${name}@${clock()}`
        return {
          ...attempt,
          markDelivered: (sentAt = clock(), userId = content.senderId) => {
            const isMarked = attempt.markDelivered(sentAt, userId)
            // Without a sender, another account on this device could see the entry.
            if (isMarked && userId !== undefined && listedName.test(name))
              record.update(entries => entries.set(key, { at: sentAt, userId, ...pickChoices(content.input) }))
            return isMarked
          },
        }
      },
    }),
    clear: record.clear,
  }
}

const pickChoices = (value: unknown): Partial<RequestChoices> =>
  hasChoices(value) ? { cityId: value.cityId, categoryId: value.categoryId } : {}

const hasChoices = (value: unknown): value is RequestChoices =>
  typeof value === 'object' &&
  value !== null &&
  'cityId' in value &&
  typeof value.cityId === 'number' &&
  'categoryId' in value &&
  typeof value.categoryId === 'number'

/** A key is '{name of the mark}@{time of the attempt}'. Keys of earlier builds have no time. */
function parseEntry(key: string, entry: StoredEntry): readonly SentEntry[] {
  const [, form, target = ''] = listedName.exec(key) ?? []
  const sentAt = entry.at
  if (form === 'review') return [{ form, target: `profile-${target}`, sentAt }]
  return form === 'request' ? [{ form, target, sentAt, ...pickChoices(entry) }] : []
}

const isEntry = (value: unknown): value is StoredEntry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'userId' in value &&
  typeof value.userId === 'number'
