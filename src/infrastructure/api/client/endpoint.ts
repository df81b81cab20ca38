import { Schema } from 'effect'
import { decodeFresh, type decodeCached, type Decode } from '#infrastructure/api/shared/decode.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'
import { toMutationFailure, toQueryFailure, withForbidden, withSession, type CallFailed } from './failure.ts'
import type { RetryPolicy } from './retry-policy.ts'

/** Parameter names of a path template. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

export type QueryWire = Readonly<Record<string, string | undefined>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  AnswerWire = unknown,
  Failure = unknown,
> {
  readonly method: M
  /** Each `{name}` is one segment: its value is percent-encoded, slashes as `%2F`. */
  readonly path: Path
  readonly query: Schema.Codec<Query, QueryWire>
  /** JSON; undefined for none. */
  readonly body: Schema.Codec<Body, unknown>
  readonly answer: Schema.Codec<Answer, AnswerWire>
  /** `account` requires a session. */
  readonly access: 'public' | 'account'
  readonly retryPolicy: RetryPolicy
  /** If true, a 401 rejects the input (for an account call, only if its body has errors). Any other 401 ends the session. */
  readonly sendsCredentials: boolean
  readonly summary: string
  readonly decode: Decode<Answer>
  /** The errors that the gateway maps. */
  readonly failure: (failed: CallFailed) => Failure
}

export const noBody = Schema.Undefined

/** For mutations whose answer holds nothing that the site needs: any body that does not deny the success. */
export const anyAnswer = Schema.Unknown

interface Described<Answer, AnswerWire> {
  readonly answer: Schema.Codec<Answer, AnswerWire>
  readonly summary: string
}

interface DescribedQuery<Query, Answer, AnswerWire> extends Described<Answer, AnswerWire> {
  readonly query: Schema.Codec<Query, QueryWire>
  readonly decode?: typeof decodeCached
}

interface DescribedMutation<Body, Answer, AnswerWire> extends Described<Answer, AnswerWire> {
  readonly body: Schema.Codec<Body, unknown>
}

const queryKind =
  <Failure>(access: Endpoint['access'], failure: (failed: CallFailed) => Failure, retryPolicy: RetryPolicy) =>
  <const Path extends string, Query, Answer, AnswerWire>(
    path: Path,
    described: DescribedQuery<Query, Answer, AnswerWire>,
  ): Endpoint<'GET', Path, Query, undefined, Answer, AnswerWire, Failure> => ({
    method: 'GET',
    path,
    access,
    retryPolicy,
    sendsCredentials: false,
    body: noBody,
    failure,
    ...described,
    decode: (described.decode ?? decodeFresh)(described.answer),
  })

const mutationKind =
  <Failure>(access: Endpoint['access'], sendsCredentials: boolean, failure: (failed: CallFailed) => Failure) =>
  <const M extends Method, const Path extends string, Body, Answer, AnswerWire>(
    method: M,
    path: Path,
    described: DescribedMutation<Body, Answer, AnswerWire>,
  ): Endpoint<M, Path, typeof noQuery.Type, Body, Answer, AnswerWire, Failure> => ({
    method,
    path,
    access,
    retryPolicy: 'mutation',
    sendsCredentials,
    query: noQuery,
    failure,
    ...described,
    decode: decodeFresh(described.answer),
  })

export const publicQuery = queryKind('public', toQueryFailure, 'query')

/** Reads the signed-in user. */
export const sessionQuery = queryKind('account', withSession(toQueryFailure), 'session')

/** Reads the visitor's private data. */
export const accountQuery = queryKind('account', withSession(toQueryFailure), 'query')

/** Signs in or registers. The API may answer a wrong password with 401. */
export const credentialMutation = mutationKind('public', true, toMutationFailure)

/** Changes the visitor's private data. */
export const accountMutation = mutationKind('account', false, withSession(toMutationFailure))

/** Adds data; the API answers visitors without permission 403. */
export const restrictedMutation = mutationKind('account', false, withForbidden(withSession(toMutationFailure)))

/** Changes what a visitor signs in with. */
export const accountCredentialMutation = mutationKind('account', true, withSession(toMutationFailure))
