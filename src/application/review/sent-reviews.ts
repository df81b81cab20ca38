import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from '#application/shared/device-record.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'

/** Reviews that were sent from this device and are not in their profile yet (R-reviews). */
export interface SentReviews {
  /** When this user sent one of this profile: milliseconds. */
  readonly sentAt: (profileId: number, userId: number) => number | undefined
  /** `at` in milliseconds: now, unless it was sent earlier. */
  readonly add: (profileId: number, userId: number, at?: number) => void
  /** It is there. */
  readonly drop: (profileId: number, userId: number) => void
}

const ttlMs = 30 * 24 * 3_600_000

export function createSentReviews(device: DeviceStorage, clock: Clock): SentReviews {
  const record = createDeviceRecord({
    device,
    clock,
    key: 'sent-reviews',
    ttlMs,
    isValue: value => typeof value === 'number',
    getTime: (at: number) => at,
  })
  const createKey = (profileId: number, userId: number) => `${profileId}@${userId}`
  return {
    sentAt: (...of) => record.read().get(createKey(...of)),
    add: (profileId, userId, at = clock()) =>
      void record.update(stored => stored.set(createKey(profileId, userId), at)),
    drop: (...of) => {
      // Without one there is nothing to write: this runs on every page with a review of one's own.
      if (record.read().has(createKey(...of))) record.update(stored => stored.delete(createKey(...of)))
    },
  }
}
