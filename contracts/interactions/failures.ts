import { givenState, type Interaction } from './interaction.ts'

export const notFound = { status: 404 } as const

type Call = Pick<Interaction, 'endpoint' | 'request' | 'ask'>

/** One for all reads: the client tells it apart for each alike, by the status alone. */
export const createOutOfOrder = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: failed, the API is out of order`,
  states: [givenState('the API is out of order', { status: 503 })],
  response: { status: 503 },
  outcome: { error: { _tag: 'ApiUnavailable', reason: 'failed' } },
})

/** One for all writes: `Retry-After` may be seconds, a date, or missing, and then a minute is waited. */
export const createTooManyRequests = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: refused, too many requests`,
  states: [givenState('too many requests came', { retry_after: 30 })],
  response: { status: 429 },
  outcome: { error: { _tag: 'TooManyRequests', retryAfter: 60 } },
})
