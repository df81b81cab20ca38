import { givenState, type Interaction } from './interaction.ts'

export const notFound = { status: 404 } as const

type Call = Pick<Interaction, 'endpoint' | 'request' | 'ask'>

/** One interaction stands for all reads: the client handles the status alike for each. */
export const createOutOfOrder = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: failed, the API is out of order`,
  states: [givenState('the API is out of order', { status: 503 })],
  response: { status: 503 },
  outcome: { error: { _tag: 'ApiUnavailable', reason: 'failed' } },
})

/** One interaction stands for all writes. Without `Retry-After` the site waits for a minute. */
export const createTooManyRequests = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: refused, too many requests`,
  states: [givenState('too many requests came', { retry_after: 30 })],
  response: { status: 429 },
  outcome: { error: { _tag: 'TooManyRequests', retryAfter: 60 } },
})
