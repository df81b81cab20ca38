import { createState, type Call, type Interaction } from './interaction.ts'

export const notFoundResponse = { status: 404 } as const

/** One interaction is enough, because the client handles the status in the same way for every query. */
export const createUnavailableInteraction = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: the API is unavailable`,
  states: [createState('the API is out of order', { status: 503 })],
  response: { status: 503 },
  outcome: { error: { _tag: 'ApiUnavailable', reason: 'failed' } },
})

/**
 * One interaction is enough, because the client handles the status in the same way for every mutation. Without
 * `Retry-After`, the site waits for a minute.
 */
export const createRateLimitInteraction = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: refused, too many requests`,
  states: [createState('too many requests came', { retry_after: 30 })],
  response: { status: 429 },
  outcome: { error: { _tag: 'TooManyRequests', retryAfter: 60 } },
})
