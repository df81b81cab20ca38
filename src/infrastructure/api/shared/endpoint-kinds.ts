import type { Schema } from 'effect'
import {
  asRefusal,
  asUnavailable,
  orExpired,
  orForbidden,
  orNotSignedIn,
  type CallFailed,
} from '#infrastructure/api/client/failure.ts'
import type { RetryPolicy } from '#infrastructure/api/client/retry-policy.ts'
import { decodeEach, type decodeChanged } from './decode.ts'
import { noBody, type Endpoint, type Method, type QueryWire } from './endpoint.ts'
import { noQuery } from './query.ts'

interface Described<Answer, AnswerWire> {
  readonly answer: Schema.Codec<Answer, AnswerWire>
  readonly summary: string
}

interface ReadDescribed<Query, Answer, AnswerWire> extends Described<Answer, AnswerWire> {
  readonly query: Schema.Codec<Query, QueryWire>
  readonly decode?: typeof decodeChanged
}

interface WriteDescribed<Body, Answer, AnswerWire> extends Described<Answer, AnswerWire> {
  readonly body: Schema.Codec<Body, unknown>
}

const queryKind =
  <Failure>(access: Endpoint['access'], failure: (failed: CallFailed) => Failure, retryPolicy: RetryPolicy) =>
  <const Path extends string, Query, Answer, AnswerWire>(
    path: Path,
    described: ReadDescribed<Query, Answer, AnswerWire>,
  ): Endpoint<'GET', Path, Query, undefined, Answer, AnswerWire, Failure> => ({
    method: 'GET',
    path,
    access,
    retryPolicy,
    refusals: [],
    body: noBody,
    failure,
    ...described,
    decode: (described.decode ?? decodeEach)(described.answer),
  })

const mutationKind =
  <Failure>(access: Endpoint['access'], refusals: readonly number[], failure: (failed: CallFailed) => Failure) =>
  <const M extends Method, const Path extends string, Body, Answer, AnswerWire>(
    method: M,
    path: Path,
    described: WriteDescribed<Body, Answer, AnswerWire>,
  ): Endpoint<M, Path, typeof noQuery.Type, Body, Answer, AnswerWire, Failure> => ({
    method,
    path,
    access,
    retryPolicy: 'mutation',
    refusals,
    query: noQuery,
    failure,
    ...described,
    decode: decodeEach(described.answer),
  })

const credentialRefusals = [401, 422] as const

/** A call that anybody may make and that changes nothing. */
export const publicQuery = queryKind('public', asUnavailable, 'query')

/** Asks who is signed in. */
export const sessionQuery = queryKind('account', orExpired(asUnavailable), 'session')

/** Asks for what is theirs. */
export const accountQuery = queryKind('account', orExpired(asUnavailable), 'query')

/** Somebody proves who they are: a 401 is about what they typed, never about a session. */
export const credentialMutation = mutationKind('public', credentialRefusals, asRefusal)

/** Somebody changes what is theirs. */
export const accountMutation = mutationKind('account', [422], orExpired(asRefusal))

/** Somebody adds what not everybody may. */
export const restrictedMutation = mutationKind('account', [422], orForbidden(orExpired(asRefusal)))

/** Somebody who has a session proves who they are: a 401 is still about what they typed. */
export const accountCredentialMutation = mutationKind('account', credentialRefusals, orNotSignedIn(asRefusal))
