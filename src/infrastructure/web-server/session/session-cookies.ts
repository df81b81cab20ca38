import { isIP } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import { Option, Schema } from 'effect'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenCodec } from '#infrastructure/api/shared/fields.ts'
import { hasSession } from '#application/session/has-session.ts'
import { parseSessionHint, sessionHintCookie, type SessionHint } from '#application/session/session-hint.ts'

const tokenCookie = 'auth.access_token'
/** Seconds: 30 days. */
const maxAge = 2_592_000
/** Outlives the token by a day, so that the first call without the token shows an expired session, not a sign-out. */
const hintMaxAge = maxAge + 86_400
const tokenCookiePattern = /(?:^|;)\s*auth\.access_token\s*=/g

const decodeToken = Schema.decodeUnknownOption(tokenCodec)

export interface SessionCookies {
  readonly token: string | undefined
  readonly hint: SessionHint | undefined
}

export interface SentSession extends SessionCookies {
  /** Whether several tokens were sent. A subdomain may have planted one; all are ignored, because they look alike. */
  readonly hasDuplicateToken: boolean
}

const parseSession = (cookies: Readonly<Record<string, string | undefined>>, header = ''): SentSession => {
  const tokenCount = header.match(tokenCookiePattern)?.length ?? 0
  return {
    token: tokenCount === 1 ? Option.getOrUndefined(decodeToken(cookies[tokenCookie])) : undefined,
    hint: parseSessionHint(cookies[sessionHintCookie]),
    hasDuplicateToken: tokenCount > 1,
  }
}

export const readSession = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): SentSession =>
  parseSession(cookies, headers.cookie)

/** The token is authoritative: a missing or wrong hint is restored. */
export function getHintToRestore(header: string | undefined): SessionHint | undefined {
  if (!header?.includes(tokenCookie)) return undefined
  const { token, hint } = parseSession(fastifyCookie.parse(header), header)
  return token === undefined || hasSession(hint) ? undefined : 'signed-in'
}

const getCookieOptions = (secure: boolean) => ({ path: '/', sameSite: 'lax', secure }) as const

export const writeHint = (reply: FastifyReply, hint: SessionHint, secure: boolean): FastifyReply =>
  reply.setCookie(sessionHintCookie, hint, { ...getCookieOptions(secure), maxAge: hintMaxAge })

export const serializeHint = (hint: SessionHint, secure: boolean): string =>
  fastifyCookie.serialize(sessionHintCookie, hint, { ...getCookieOptions(secure), maxAge: hintMaxAge })

export const readHint = (header: string | undefined): SessionHint | undefined =>
  header === undefined ? undefined : parseSessionHint(fastifyCookie.parse(header)[sessionHintCookie])

export function writeSession(reply: FastifyReply, { token, hint }: SessionCookies, secure: boolean): void {
  const options = getCookieOptions(secure)
  if (token === undefined) reply.clearCookie(tokenCookie, { ...options, httpOnly: true })
  else reply.setCookie(tokenCookie, token, { ...options, httpOnly: true, maxAge })
  if (hint === undefined) reply.clearCookie(sessionHintCookie, options)
  else writeHint(reply, hint, secure)
}

/** Limits the number of `Set-Cookie` headers. A host with four labels has three domains; few hosts have more labels. */
const maxDomains = 3

/** The `Domain` values with which a subdomain can plant cookies. */
export function getCookieDomains(host: string): readonly string[] {
  const labels = host.split('.')
  if (isIP(host) !== 0 || host.startsWith('[')) return []
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .slice(0, -1)
    .slice(-maxDomains)
}

/** A planted token may have the path of the request or a parent folder. The site's token has no domain, so it stays. */
export function removePlantedTokens(
  { hostname, url }: Pick<FastifyRequest, 'hostname' | 'url'>,
  reply: FastifyReply,
  secure: boolean,
): void {
  const [path = '/'] = url.split('?', 1)
  const folder = path.slice(0, path.lastIndexOf('/'))
  for (const domain of getCookieDomains(hostname))
    for (const cookiePath of new Set(['/', folder, `${folder}/`, path]))
      reply.clearCookie(tokenCookie, { domain, path: cookiePath, sameSite: 'lax', secure, httpOnly: true })
}
