import type { Clock } from '#application/session/countdown.ts'
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

const key = 'sent-reviews'
const ttl = 30 * 24 * 3_600_000

export function sentReviews(device: DeviceStorage, clock: Clock): SentReviews {
  const stored = () => parse(device.read(key)).filter(([, at]) => Math.abs(clock() - at) < ttl)
  const others = (name: string) => stored().filter(([each]) => each !== name)
  const store = (all: readonly (readonly [string, number])[]) =>
    void device.write(key, all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all)))
  const nameOf = (profileId: number, userId: number) => `${profileId}@${userId}`
  return {
    sentAt: (...of) => stored().find(([each]) => each === nameOf(...of))?.[1],
    add: (profileId, userId, at = clock()) => {
      const name = nameOf(profileId, userId)
      store([...others(name), [name, at]])
    },
    drop: (...of) => {
      // Without one there is nothing to write: this runs on every page with a review of one's own.
      if (stored().some(([each]) => each === nameOf(...of))) store(others(nameOf(...of)))
    },
  }
}

function parse(text: string | null): readonly (readonly [string, number])[] {
  if (!text) return []
  try {
    const value: unknown = JSON.parse(text)
    return Object.entries(value ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    // Not JSON: the next one overwrites it.
    return []
  }
}
