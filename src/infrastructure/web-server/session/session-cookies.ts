import fastifyCookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from '#infrastructure/api/shared/token.codec.ts'
import { parseSessionHint, sessionHintCookie, type SessionHint } from '#application/session/session-hint.ts'

const tokenCookie = 'auth.access_token'
/** Seconds: 30 days (R-token). */
const life = 2_592_000
const named = /(?:^|;)\s*auth\.access_token\s*=/g

/** What a visitor's cookies say of their session. */
export interface SessionCookies {
  readonly token: string | undefined
  readonly hint: SessionHint | undefined
}

/**
 * Reads them; what does not decode is dropped. So is a token that is there twice: one of the two was planted, perhaps by
 * a neighbouring domain, and nobody can tell which.
 */
export function readSession({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): SessionCookies {
  const token = cookies[tokenCookie]
  const once = headers.cookie?.match(named)?.length === 1
  return {
    token: once && token !== undefined && isToken(token) ? token : undefined,
    hint: parseSessionHint(cookies[sessionHintCookie]),
  }
}

/** The readable half alone, of a `Cookie` header. */
export const readHint = (header: string | undefined): SessionHint | undefined =>
  header === undefined ? undefined : parseSessionHint(fastifyCookie.parse(header)[sessionHintCookie])

/** Writes them: only what is said changes, an undefined one goes. The token is kept from scripts, the hint is for them. */
export function writeSession(reply: FastifyReply, { token, hint }: SessionCookies, secure: boolean): void {
  const common = { path: '/', sameSite: 'lax', secure } as const
  if (token === undefined) reply.clearCookie(tokenCookie, { ...common, httpOnly: true })
  else reply.setCookie(tokenCookie, token, { ...common, httpOnly: true, maxAge: life })
  if (hint === undefined) reply.clearCookie(sessionHintCookie, common)
  else reply.setCookie(sessionHintCookie, hint, { ...common, maxAge: life })
}
