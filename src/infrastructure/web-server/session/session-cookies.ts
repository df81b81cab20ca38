import fastifyCookie from '@fastify/cookie'
import { Option, Schema } from 'effect'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Token } from '#infrastructure/api/shared/fields.ts'
import { sessionHintCookie, sessionHints, type SessionHint } from '#application/session/session-hint.ts'

const tokenCookie = 'auth.access_token'
/** Seconds: 30 days (R-token). */
const maxAge = 2_592_000
const tokenCookiePattern = /(?:^|;)\s*auth\.access_token\s*=/g

const decodeToken = Schema.decodeUnknownOption(Token)
const decodeHint = Schema.decodeUnknownOption(Schema.Literals(sessionHints))

export interface SessionCookies {
  readonly token: string | undefined
  readonly hint: SessionHint | undefined
}

/**
 * Ignores invalid cookies and duplicate tokens: another subdomain may have planted one of them,
 * and they are indistinguishable.
 */
export function readSession({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): SessionCookies {
  const once = headers.cookie?.match(tokenCookiePattern)?.length === 1
  return {
    token: once ? Option.getOrUndefined(decodeToken(cookies[tokenCookie])) : undefined,
    hint: Option.getOrUndefined(decodeHint(cookies[sessionHintCookie])),
  }
}

/** The readable hint of a `Cookie` header. */
export const readHint = (header: string | undefined): SessionHint | undefined =>
  header === undefined ? undefined : Option.getOrUndefined(decodeHint(fastifyCookie.parse(header)[sessionHintCookie]))

/** Sets or clears both cookies. Scripts can read the hint, not the token. */
export function writeSession(reply: FastifyReply, { token, hint }: SessionCookies, secure: boolean): void {
  const common = { path: '/', sameSite: 'lax', secure } as const
  if (token === undefined) reply.clearCookie(tokenCookie, { ...common, httpOnly: true })
  else reply.setCookie(tokenCookie, token, { ...common, httpOnly: true, maxAge })
  if (hint === undefined) reply.clearCookie(sessionHintCookie, common)
  else reply.setCookie(sessionHintCookie, hint, { ...common, maxAge })
}
