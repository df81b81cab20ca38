import { Effect } from 'effect'
import type { Session, TokenRefresher } from '#application/session/session.ports.ts'
import { isToken } from '#infrastructure/api/shared/token.codec.ts'
import type { CallFailed } from './failure.ts'

/** Who the calls are made for, and what to do when the API no longer knows them. */
export interface Bearer {
  readonly session: Session
  readonly refresher: TokenRefresher
}

/** What is made for everybody is asked for as a stranger. */
export const nobody: Bearer = {
  session: { token: () => undefined, open: () => {}, close: () => {} },
  refresher: { refresh: async () => undefined },
}

const unauthorized = ({ reason }: CallFailed) => reason === 'unauthorized'

interface Rules {
  readonly needsAccount: boolean
  /** Whether it may be made once more, for a stranger. */
  readonly repeatable: boolean
}

/**
 * Makes a call with the visitor's token where they have one. When the API takes it no more, a new one is asked for; where
 * there is none, the session has expired, and what needs no account is read as a stranger reads it.
 */
export function asVisitor<A>(
  { session, refresher }: Bearer,
  { needsAccount, repeatable }: Rules,
  ask: (token?: string) => Effect.Effect<A, CallFailed>,
): Effect.Effect<A, CallFailed> {
  const expire = (failed: CallFailed) => {
    session.close('expired')
    return repeatable ? ask() : Effect.fail(failed)
  }
  const renew = Effect.fnUntraced(function* (failed: CallFailed) {
    const token = yield* Effect.promise(() => refresher.refresh().catch(() => undefined))
    if (token === undefined) return yield* expire(failed)
    session.open(token, 'signed-in')
    return yield* ask(token).pipe(Effect.catchIf(unauthorized, expire))
  })
  return Effect.suspend(() => {
    const token = session.token()
    if (token !== undefined && isToken(token)) return ask(token).pipe(Effect.catchIf(unauthorized, renew))
    return needsAccount ? Effect.fail<CallFailed>({ reason: 'not-signed-in' }) : ask()
  })
}
