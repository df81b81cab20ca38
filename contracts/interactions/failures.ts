import { MatchersV3 } from '@pact-foundation/pact'
import { given, type Interaction } from './interaction.ts'

const { regex, string } = MatchersV3

type Asked = Pick<Interaction, 'endpoint' | 'request' | 'ask'> & {
  readonly what: string
  /** What has to be true besides. */
  readonly states?: Interaction['states']
}

const unavailable = (reason: 'refused' | 'failed') => ({ error: { _tag: 'ApiUnavailable', reason } })

const failures = (tooMany: Interaction['outcome'], { what, states = [], ...asked }: Asked): readonly Interaction[] => [
  {
    ...asked,
    description: `${what}: refused, too many requests`,
    states: [...states, given('too many requests came', { retry_after: 30 })],
    response: {
      status: 429,
      headers: { 'Retry-After': regex(/^\d+$/, '30') },
      body: { message: string('Too Many Attempts.') },
    },
    outcome: tooMany,
  },
  {
    ...asked,
    description: `${what}: failed, the API is out of order`,
    states: [...states, given('the API is out of order', { status: 503 })],
    response: { status: 503, body: { message: string('Service Unavailable') } },
    outcome: unavailable('failed'),
  },
]

/** Every call may be refused and every call may fail; the product tells the two apart, for each alike. */
export const failuresOf = (asked: Asked) => failures(unavailable('refused'), asked)

/** Whoever writes too often is told when they may again. */
export const writeFailuresOf = (asked: Asked) => failures({ error: { _tag: 'TooManyRequests', retryAfter: 30 } }, asked)

export const notFound = { status: 404, body: { message: string('Not Found') } } as const
