import type { Outcome } from '#application/outcome.ts'
import { hasSession } from './has-session.ts'
import type { SessionHint } from './session-hint.ts'

/** The API has started a session, but the browser stored no cookie for the session. */
export interface SessionNotStored {
  readonly _tag: 'SessionNotStored'
}

/** `hint`: the session hint after the call. */
export const requireSession = <T, E>(
  outcome: Outcome<T, E>,
  hint: SessionHint | undefined,
): Outcome<T, E | SessionNotStored> =>
  !outcome.ok || hasSession(hint) ? outcome : { ok: false, error: { _tag: 'SessionNotStored' } }
