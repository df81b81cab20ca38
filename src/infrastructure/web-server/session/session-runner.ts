import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome } from '#application/outcome.ts'
import type { Session } from '#application/ports.ts'
import { hasSession } from '#application/session/has-session.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createEndedSessions, type SharedTexts } from './ended-sessions.ts'
import { readSession, removePlantedTokens, writeHint, writeSession, type SessionCookies } from './session-cookies.ts'

interface VisitorSession extends Session {
  readonly getChange: () => SessionCookies | undefined
  readonly getCorrectedHint: () => SessionHint | undefined
}

function createVisitorSession({ token, hint: sentHint }: SessionCookies): VisitorSession {
  let currentToken = token
  let change: SessionCookies | undefined
  let correctedHint: SessionHint | undefined
  return {
    getToken: () => currentToken,
    open(newToken, hint) {
      currentToken = newToken
      change = { token: newToken, hint }
    },
    correctHint(hint) {
      correctedHint = hasSession(sentHint) && hint !== sentHint ? hint : undefined
    },
    close(hint) {
      currentToken = undefined
      change = { token: undefined, hint }
    },
    getChange: () => change,
    getCorrectedHint: () => correctedHint,
  }
}

type CallOutcome = Outcome<unknown, TaggedError>

export type RunWithSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  run: (session: Session) => Promise<CallOutcome>,
) => Promise<CallOutcome>

export function createSessionRunner(siteUrl: string, sharedTexts?: SharedTexts): RunWithSession {
  const endedSessions = createEndedSessions(undefined, sharedTexts)

  return async (request, reply, run) => {
    const receivedAt = endedSessions.now()
    const cookies = readSession(request)
    const isSecure = siteUrl.startsWith('https:') || request.protocol === 'https'
    if (cookies.hasDuplicateToken) removePlantedTokens(request, reply, isSecure)
    const session = createVisitorSession(cookies)
    const outcome = await run(session)
    // With a duplicate token, the visitor's own token may still be valid, so its session must not end.
    const isTokenMissing = !outcome.ok && outcome.error._tag === 'NotSignedIn' && !cookies.hasDuplicateToken
    if (isTokenMissing && hasSession(cookies.hint)) session.close('expired')
    const change = session.getChange()
    const hasExpired = change?.hint === 'expired'
    const { token } = cookies
    // If the visitor signed in or out during the call, its response must not end the new session.
    const isLate = hasExpired && token !== undefined && (await endedSessions.isLate(token, receivedAt))
    // Does not write the token, because a concurrent call may have replaced it with the account's own token.
    const correctedHint = session.getCorrectedHint()
    if (!change && correctedHint !== undefined && token !== undefined)
      if (!(await endedSessions.isLate(token, receivedAt))) writeHint(reply, correctedHint, isSecure)
    if (!change || isLate) return outcome
    if (token !== undefined) endedSessions.record(token, hasExpired ? 'expired' : 'ended by visitor')
    if (change.token !== undefined) endedSessions.forget(change.token)
    // A registration can't be resumed by signing in.
    const isRegistrationOver = hasExpired && cookies.hint === 'registering'
    writeSession(reply, isRegistrationOver ? { ...change, hint: undefined } : change, isSecure)
    return outcome
  }
}
