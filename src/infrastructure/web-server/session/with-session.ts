import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome } from '../../../application/outcome'
import type { Session } from '../../../application/session/session.ports'
import { readSession, writeSession } from './session-cookies'
import { visitorSession } from './visitor-session'

type Answer = Outcome<unknown, { readonly _tag: string }>

/** Runs something with the session of whoever asks, and writes into their cookies what became of it. */
export async function withSession(
  request: FastifyRequest,
  reply: FastifyReply,
  siteUrl: string,
  run: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const cookies = readSession(request)
  const session = visitorSession(cookies)
  const outcome = await run(session)
  // The hint speaks of a session whose token is gone.
  const lost = cookies.hint !== undefined && cookies.hint !== 'expired'
  if (lost && !outcome.ok && outcome.error._tag === 'NotSignedIn') session.close('expired')
  const changed = session.changed()
  if (changed) writeSession(reply, changed, siteUrl.startsWith('https:') || request.protocol === 'https')
  return outcome
}
