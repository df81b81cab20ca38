import { expect, it } from 'vitest'
import { toMutationFailure, toQueryFailure, getReason, withForbidden, withSession, type CallFailed } from './failure.ts'

it.each([
  [200, undefined],
  [204, undefined],
  [299, undefined],
  [199, 'refused'],
  [300, 'refused'],
  [302, 'refused'],
  [400, 'refused'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [422, 'refused'],
  [429, 'too-many'],
  [499, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
  [504, 'timeout'],
  [599, 'failed'],
])('%i means: %s', (status, reason) => expect(getReason(status)).toBe(reason))

const emptyBody = { error: '', message: '', fields: new Map() }
const unavailable = (reason: string) => ({ _tag: 'ApiUnavailable', reason })

it.each([
  ['not-found', { _tag: 'NotFound' }, { _tag: 'NotFound' }],
  ['unreachable', unavailable('unreachable'), unavailable('unreachable')],
  ['timeout', unavailable('timeout'), unavailable('timeout')],
  ['failed', unavailable('failed'), unavailable('failed')],
  ['broken', unavailable('broken'), unavailable('broken')],
  ['refused', unavailable('refused'), unavailable('refused')],
  ['forbidden', unavailable('refused'), unavailable('refused')],
  ['unauthorized', unavailable('refused'), unavailable('refused')],
  ['too-many', unavailable('refused'), { _tag: 'TooManyRequests', retryAfter: 60 }],
  ['invalid', unavailable('refused'), { _tag: 'Refused', reason: 'invalid', body: emptyBody }],
] as const)('%s is an error of a query, and one of a mutation', (reason, ofQuery, ofMutation) => {
  expect([toQueryFailure({ reason }), toMutationFailure({ reason })]).toEqual([ofQuery, ofMutation])
})

it('passes the API’s error body on with a refusal', () => {
  const body = { ...emptyBody, error: 'No.' }
  expect(toMutationFailure({ reason: 'invalid', body })).toEqual({ _tag: 'Refused', reason: 'invalid', body })
  expect(toMutationFailure({ reason: 'refused', body })).toEqual({ _tag: 'Refused', reason: 'refused', body })
  expect(toMutationFailure({ reason: 'too-many', retryAfter: 17 })).toEqual({ _tag: 'TooManyRequests', retryAfter: 17 })
})

it('distinguishes a missing, an expired and an insufficient session', () => {
  const reasons: readonly CallFailed['reason'][] = ['not-signed-in', 'unauthorized', 'forbidden', 'timeout']
  const failure = withForbidden(withSession(toQueryFailure))
  expect(reasons.map(reason => failure({ reason }))).toEqual([
    { _tag: 'NotSignedIn' },
    { _tag: 'SessionExpired' },
    { _tag: 'Forbidden', body: emptyBody },
    unavailable('timeout'),
  ])
})
