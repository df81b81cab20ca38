import { Effect } from 'effect'
import type { Session, TokenRefresher } from '#application/ports.ts'
import { isToken } from '#infrastructure/api/shared/fields.ts'
import type { CallFailure } from './failure.ts'

export interface Bearer {
  readonly session: Session
  readonly refreshToken: TokenRefresher
}

export const anonymousBearer: Bearer = {
  session: { getToken: () => undefined, open: () => {}, correctHint: () => {}, close: () => {} },
  refreshToken: async () => undefined,
}

const isUnauthorized = ({ reason }: CallFailure) => reason === 'unauthorized'

interface BearerPolicy {
  readonly needsAccount: boolean
  readonly repeatsAnonymously: boolean
}

export function callWithBearer<A>(
  { session, refreshToken }: Bearer,
  { needsAccount, repeatsAnonymously }: BearerPolicy,
  call: (token?: string) => Effect.Effect<A, CallFailure>,
): Effect.Effect<A, CallFailure> {
  const expire = (failure: CallFailure) => {
    session.close('expired')
    return repeatsAnonymously ? call() : Effect.fail(failure)
  }
  const refresh = Effect.fnUntraced(function* (failure: CallFailure) {
    const token = yield* Effect.promise(() => refreshToken().catch(() => undefined))
    if (token === undefined) return yield* expire(failure)
    session.open(token, 'signed-in')
    return yield* call(token).pipe(Effect.catchIf(isUnauthorized, expire))
  })
  return Effect.suspend(() => {
    const token = session.getToken()
    if (token !== undefined && isToken(token)) return call(token).pipe(Effect.catchIf(isUnauthorized, refresh))
    return needsAccount ? Effect.fail<CallFailure>({ reason: 'not-signed-in' }) : call()
  })
}
