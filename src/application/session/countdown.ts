import type { TooManyRequests } from '#domain/shared/api-errors.ts'

/** Milliseconds, as of `Date.now`. */
export type Clock = () => number

/** Null if a retry is allowed at once. */
export const getRetryAt = (refusal: { readonly _tag: string }, now: number): number | null =>
  isTooMany(refusal) ? now + refusal.retryAfter * 1000 : null

const isTooMany = (refusal: { readonly _tag: string }): refusal is TooManyRequests => refusal._tag === 'TooManyRequests'

/** Whole seconds left, rounded up. */
export const getSecondsUntil = (at: number | null, now: number): number =>
  at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000))
