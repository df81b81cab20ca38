import { Schema } from 'effect'
import { decodeFresh, type decodeCached, type Decode } from '#infrastructure/api/shared/decode.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'
import {
  toMutationFailure,
  toQueryFailure,
  addForbiddenFailure,
  addSessionFailures,
  type CallFailure,
} from './failure.ts'

export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never

export type QueryWire = Readonly<Record<string, string | undefined>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  ResponseBody = unknown,
  ResponseWire = unknown,
  Failure = unknown,
> {
  readonly method: M
  readonly path: Path
  readonly query: Schema.Codec<Query, QueryWire>
  readonly body: Schema.Codec<Body, unknown>
  readonly response: Schema.Codec<ResponseBody, ResponseWire>
  readonly access: 'public' | 'account'
  /**
   * If true, a 401 rejects the sent credentials. In an account call, it does so only if the response body has errors;
   * otherwise the session has expired.
   */
  readonly sendsCredentials: boolean
  readonly summary: string
  readonly decode: Decode<ResponseBody>
  readonly toFailure: (failure: CallFailure) => Failure
}

export const noBody = Schema.Undefined

export const anyResponse = Schema.Unknown

interface EndpointDescription<ResponseBody, ResponseWire> {
  readonly response: Schema.Codec<ResponseBody, ResponseWire>
  readonly summary: string
}

interface QueryDescription<Query, ResponseBody, ResponseWire> extends EndpointDescription<ResponseBody, ResponseWire> {
  readonly query: Schema.Codec<Query, QueryWire>
  readonly decode?: typeof decodeCached
}

interface MutationDescription<Body, ResponseBody, ResponseWire> extends EndpointDescription<
  ResponseBody,
  ResponseWire
> {
  readonly body: Schema.Codec<Body, unknown>
}

const createQueryFactory =
  <Failure>(access: Endpoint['access'], toFailure: (failure: CallFailure) => Failure) =>
  <const Path extends string, Query, ResponseBody, ResponseWire>(
    path: Path,
    description: QueryDescription<Query, ResponseBody, ResponseWire>,
  ): Endpoint<'GET', Path, Query, undefined, ResponseBody, ResponseWire, Failure> => ({
    method: 'GET',
    path,
    access,
    sendsCredentials: false,
    body: noBody,
    toFailure,
    ...description,
    decode: (description.decode ?? decodeFresh)(description.response),
  })

const createMutationFactory =
  <Failure>(access: Endpoint['access'], sendsCredentials: boolean, toFailure: (failure: CallFailure) => Failure) =>
  <const M extends Exclude<Method, 'GET'>, const Path extends string, Body, ResponseBody, ResponseWire>(
    method: M,
    path: Path,
    description: MutationDescription<Body, ResponseBody, ResponseWire>,
  ): Endpoint<M, Path, typeof noQuery.Type, Body, ResponseBody, ResponseWire, Failure> => ({
    method,
    path,
    access,
    sendsCredentials,
    query: noQuery,
    toFailure,
    ...description,
    decode: decodeFresh(description.response),
  })

export const definePublicQuery = createQueryFactory('public', toQueryFailure)

export const defineAccountQuery = createQueryFactory('account', addSessionFailures(toQueryFailure))

export const defineCredentialMutation = createMutationFactory('public', true, toMutationFailure)

export const defineAccountMutation = createMutationFactory('account', false, addSessionFailures(toMutationFailure))

export const defineRestrictedMutation = createMutationFactory(
  'account',
  false,
  addForbiddenFailure(addSessionFailures(toMutationFailure)),
)

export const defineAccountCredentialMutation = createMutationFactory(
  'account',
  true,
  addSessionFailures(toMutationFailure),
)
