import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome } from '#application/outcome.ts'
import type { Session } from '#application/ports.ts'
import { createEndedSessions, type SharedNotes } from './ended-sessions.ts'
import { readSession, removePlantedTokens, writeSession, type SessionCookies } from './session-cookies.ts'

interface VisitorSession extends Session {
  /** The cookies to write; undefined: unchanged. */
  readonly changed: () => SessionCookies | undefined
}

/** A visitor's session for the duration of one RPC call. */
function createVisitorSession({ token }: SessionCookies): VisitorSession {
  let current = token
  let changed: SessionCookies | undefined
  return {
    token: () => current,
    open(opened, as) {
      current = opened
      changed = { token: opened, hint: as }
    },
    close(as) {
      current = undefined
      changed = { token: undefined, hint: as }
    },
    changed: () => changed,
  }
}

type Answer = Outcome<unknown, { readonly _tag: string }>

/** Runs a call with the visitor's session and writes the changed session to their cookies. */
export type WithSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  run: (session: Session) => Promise<Answer>,
) => Promise<Answer>

export function createWithSession(siteUrl: string, shared?: SharedNotes): WithSession {
  const ended = createEndedSessions(undefined, shared)

  return async (request, reply, run) => {
    const began = ended.now()
    const cookies = readSession(request)
    const isSecure = siteUrl.startsWith('https:') || request.protocol === 'https'
    if (cookies.hasDuplicateToken) removePlantedTokens(request, reply, isSecure)
    const session = createVisitorSession(cookies)
    const outcome = await run(session)
    // The token is gone, unless it stands beside a planted one. A registration can't be resumed by signing in.
    const isLost = !outcome.ok && outcome.error._tag === 'NotSignedIn' && !cookies.hasDuplicateToken
    if (isLost && cookies.hint === 'signed-in') session.close('expired')
    if (isLost && cookies.hint === 'registering') session.close()
    const changed = session.changed()
    const { token } = cookies
    // The visitor signed in or out during the call, which must not end the new session.
    const isLate = changed?.hint === 'expired' && token !== undefined && (await ended.isLate(token, began))
    if (!changed || isLate) return outcome
    if (token !== undefined) ended.note(token, changed.hint === 'expired' ? 'expired' : 'by its visitor')
    if (changed.token !== undefined) ended.forget(changed.token)
    writeSession(reply, changed, isSecure)
    return outcome
  }
}
