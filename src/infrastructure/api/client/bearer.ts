import { Effect } from 'effect'
import type { Session, TokenRefresher } from '#application/ports.ts'
import { isToken } from '#infrastructure/api/shared/fields.ts'
import type { CallFailed } from './failure.ts'

export interface Bearer {
  readonly session: Session
  readonly refreshToken: TokenRefresher
}

export const anonymous: Bearer = {
  session: { token: () => undefined, open: () => {}, close: () => {} },
  refreshToken: async () => undefined,
}

const isUnauthorized = ({ reason }: CallFailed) => reason === 'unauthorized'

interface BearerPolicy {
  readonly needsAccount: boolean
  /** Whether the call may be repeated without a token. */
  readonly repeatable: boolean
}

/**
 * Makes a call with the session's token, if any. On a 401 the token is refreshed; if that fails, the session
 * ends as expired, and a public query is repeated without a token.
 */
export function withBearer<A>(
  { session, refreshToken }: Bearer,
  { needsAccount, repeatable }: BearerPolicy,
  call: (token?: string) => Effect.Effect<A, CallFailed>,
): Effect.Effect<A, CallFailed> {
  const expire = (failed: CallFailed) => {
    session.close('expired')
    return repeatable ? call() : Effect.fail(failed)
  }
  const refresh = Effect.fnUntraced(function* (failed: CallFailed) {
    const token = yield* Effect.promise(() => refreshToken().catch(() => undefined))
    if (token === undefined) return yield* expire(failed)
    session.open(token, 'signed-in')
    return yield* call(token).pipe(Effect.catchIf(isUnauthorized, expire))
  })
  return Effect.suspend(() => {
    const token = session.token()
    if (token !== undefined && isToken(token)) return call(token).pipe(Effect.catchIf(isUnauthorized, refresh))
    return needsAccount ? Effect.fail<CallFailed>({ reason: 'not-signed-in' }) : call()
  })
}
