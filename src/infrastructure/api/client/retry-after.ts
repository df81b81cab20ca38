import { defaultRetryAfter, maxRetryAfter } from '#domain/shared/api-errors.ts'

const limits = { min: 1, max: maxRetryAfter } as const

/** Returns seconds. `now` is Unix time in milliseconds. */
export function parseRetryAfter(header: string | undefined, now: number): number {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((parseHttpDate(text) - now) / 1000)
  return Number.isNaN(seconds) ? defaultRetryAfter : Math.min(limits.max, Math.max(limits.min, seconds))
}

/** Checks the format before parsing, because `Date.parse` accepts nearly anything. */
const parseHttpDate = (text: string) => (/^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN)
