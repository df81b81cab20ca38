/** Seconds. After them an answer is still given at once, and renewed behind it. */
export const freshFor = {
  home: 3600,
  city: 300,
  list: 300,
  filteredList: 60,
  profile: 60,
  sharedRead: 300,
  notFound: 60,
  /** Until the next start: pages that no visitor and no data change. */
  text: Number.POSITIVE_INFINITY,
  ownShell: Number.POSITIVE_INFINITY,
  gallery: Number.POSITIVE_INFINITY,
} as const

/** The last good page stays this long (seconds) when it can't be renewed. */
export const lastGoodFor = 86_400

/** A renewal that failed is not tried again for this long (seconds). */
export const pauseAfterFailure = 5

export interface Kept {
  /** Seconds of `freshFor`. */
  readonly fresh: number
  /** Milliseconds of the clock. */
  readonly madeAt: number
  /** A write made it old: it serves only if a new one can't be had. */
  readonly outdated: boolean
  /** When renewing it last failed. */
  readonly failedAt?: number
}

/** What to do with a kept answer: give it, give it and renew it behind, make a new one first, or forget it. */
export function decide(kept: Kept, now: number): 'give' | 'give-and-renew' | 'renew-first' | 'forget' {
  const age = (now - kept.madeAt) / 1000
  if (age >= kept.fresh + lastGoodFor) return 'forget'
  if (!kept.outdated && age < kept.fresh) return 'give'
  const resting = kept.failedAt !== undefined && now - kept.failedAt < pauseAfterFailure * 1000
  if (resting) return 'give'
  return kept.outdated ? 'renew-first' : 'give-and-renew'
}
