import { Effect } from 'effect'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { NotFound } from './client/failure.ts'

/** For calls that ask for no one thing: a 404 to them is a refusal. */
export const notFoundAsUnavailable = <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E | NotFound>) =>
  Effect.catchTag(asked, 'NotFound', () => Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'refused' }))
