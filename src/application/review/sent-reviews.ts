import type { Clock } from '#application/session/countdown.ts'
import { createDeviceRecord } from '#application/shared/device-record.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'

/** Reviews that were sent from this device and are not in their profile yet (R-reviews). */
export interface SentReviews {
  /** Unix time in milliseconds. */
  readonly getSentAt: (profileId: number, userId: number) => number | undefined
  readonly add: (profileId: number, userId: number, sentAt?: number) => void
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
    getTime: (sentAt: number) => sentAt,
  })
  const createKey = (profileId: number, userId: number) => `${profileId}@${userId}`
  return {
    getSentAt: (profileId, userId) => record.read().get(createKey(profileId, userId)),
    add: (profileId, userId, sentAt = clock()) =>
      void record.update(storedReviews => storedReviews.set(createKey(profileId, userId), sentAt)),
    drop: (profileId, userId) => {
      const key = createKey(profileId, userId)
      // Avoids a write on every page with a review by the visitor.
      if (record.read().has(key)) record.update(storedReviews => storedReviews.delete(key))
    },
  }
}
