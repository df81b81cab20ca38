import { expect, it } from 'vitest'
import {
  toMutationFailure,
  toQueryFailure,
  getReason,
  addForbiddenFailure,
  addSessionFailures,
  type CallFailure,
} from './failure.ts'

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
])('status %i has the reason %s', (status, reason) => {
  expect([getReason(status, 'GET'), getReason(status, 'POST')]).toEqual([reason, reason])
})

it.each([
  ['GET', 'failed'],
  ['POST', 'timeout'],
  ['PUT', 'timeout'],
  ['DELETE', 'timeout'],
])('status 502 of %s has the reason %s', (method, reason) => expect(getReason(502, method)).toBe(reason))

const emptyBody = { error: '', message: '', fields: new Map() }
const createUnavailable = (reason: string) => ({ _tag: 'ApiUnavailable', reason })

it.each([
  ['not-found', { _tag: 'NotFound' }, { _tag: 'NotFound' }],
  ['unreachable', createUnavailable('unreachable'), createUnavailable('unreachable')],
  ['timeout', createUnavailable('timeout'), createUnavailable('timeout')],
  ['failed', createUnavailable('failed'), createUnavailable('failed')],
  ['broken', createUnavailable('broken'), createUnavailable('broken')],
  ['refused', createUnavailable('refused'), createUnavailable('refused')],
  ['forbidden', createUnavailable('refused'), createUnavailable('refused')],
  ['unauthorized', createUnavailable('refused'), createUnavailable('refused')],
  ['too-many', createUnavailable('refused'), { _tag: 'TooManyRequests', retryAfter: 60 }],
  ['invalid', createUnavailable('refused'), { _tag: 'Refused', reason: 'invalid', body: emptyBody }],
] as const)('maps the reason %s for queries and for mutations', (reason, queryError, mutationError) => {
  expect([toQueryFailure({ reason }), toMutationFailure({ reason })]).toEqual([queryError, mutationError])
})

it('passes on the error body of a rejection and the retry delay of a rate limit', () => {
  const body = { ...emptyBody, error: 'No.' }
  expect(toMutationFailure({ reason: 'invalid', body })).toEqual({ _tag: 'Refused', reason: 'invalid', body })
  expect(toMutationFailure({ reason: 'refused', body })).toEqual({ _tag: 'Refused', reason: 'refused', body })
  expect(toMutationFailure({ reason: 'too-many', retryAfter: 17 })).toEqual({ _tag: 'TooManyRequests', retryAfter: 17 })
})

it('distinguishes a missing session, an expired session and a missing permission', () => {
  const reasons: readonly CallFailure['reason'][] = ['not-signed-in', 'unauthorized', 'forbidden', 'timeout']
  const toFailure = addForbiddenFailure(addSessionFailures(toQueryFailure))
  expect(reasons.map(reason => toFailure({ reason }))).toEqual([
    { _tag: 'NotSignedIn' },
    { _tag: 'SessionExpired' },
    { _tag: 'Forbidden', body: emptyBody },
    createUnavailable('timeout'),
  ])
})
