import { MatchersV3 } from '@pact-foundation/pact'
import { given, type Interaction } from './interaction'

const { regex, string } = MatchersV3

type Asked = Pick<Interaction, 'endpoint' | 'request' | 'ask'> & { readonly what: string }

const unavailable = (reason: 'refused' | 'failed') => ({ error: { _tag: 'ApiUnavailable', reason } })

/** Every call may be refused and every call may fail; the product tells the two apart, for each alike. */
export const failuresOf = ({ what, ...asked }: Asked): readonly Interaction[] => [
  {
    ...asked,
    description: `${what}: refused, too many requests`,
    states: [given('too many requests came', { retry_after: 30 })],
    response: {
      status: 429,
      headers: { 'Retry-After': regex(/^\d+$/, '30') },
      body: { message: string('Too Many Attempts.') },
    },
    outcome: unavailable('refused'),
  },
  {
    ...asked,
    description: `${what}: failed, the API is out of order`,
    states: [given('the API is out of order', { status: 503 })],
    response: { status: 503, body: { message: string('Service Unavailable') } },
    outcome: unavailable('failed'),
  },
]

export const notFound = { status: 404, body: { message: string('Not Found') } } as const
