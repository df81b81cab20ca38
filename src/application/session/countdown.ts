import type { TooManyRequests, TaggedError } from '#domain/shared/api-errors.ts'

/** Unix time in milliseconds. */
export type Clock = () => number

/** Unix time in milliseconds; null if a retry is allowed at once. */
export const getRetryAt = (error: TaggedError, now: number): number | null =>
  isTooManyRequests(error) ? now + error.retryAfter * 1000 : null

const isTooManyRequests = (error: TaggedError): error is TooManyRequests => error._tag === 'TooManyRequests'

export const getSecondsUntil = (time: number | null, now: number): number =>
  time === null ? 0 : Math.max(0, Math.ceil((time - now) / 1000))
