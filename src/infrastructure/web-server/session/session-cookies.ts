import { isIP } from 'node:net'
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

export interface SentSession extends SessionCookies {
  /** Two tokens were sent: another subdomain may have planted one of them, and they are indistinguishable. Neither counts. */
  readonly hasDuplicateToken: boolean
}

/** Ignores invalid cookies. */
const parseSession = (cookies: Readonly<Record<string, string | undefined>>, header = ''): SentSession => {
  const count = header.match(tokenCookiePattern)?.length ?? 0
  return {
    token: count === 1 ? Option.getOrUndefined(decodeToken(cookies[tokenCookie])) : undefined,
    hint: Option.getOrUndefined(decodeHint(cookies[sessionHintCookie])),
    hasDuplicateToken: count > 1,
  }
}

export const readSession = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): SentSession =>
  parseSession(cookies, headers.cookie)

/** Returns the hint to restore if the token is present but its hint is missing or wrong. The token is authoritative (R-token). */
export function findLostHint(header: string | undefined): SessionHint | undefined {
  if (!header?.includes(tokenCookie)) return undefined
  const { token, hint } = parseSession(fastifyCookie.parse(header), header)
  return token === undefined || hint === 'signed-in' || hint === 'registering' ? undefined : 'signed-in'
}

const getOptions = (secure: boolean) => ({ path: '/', sameSite: 'lax', secure }) as const

/** A `Set-Cookie` header. */
export const serializeHint = (hint: SessionHint, secure: boolean): string =>
  fastifyCookie.serialize(sessionHintCookie, hint, { ...getOptions(secure), maxAge })

/** The readable hint of a `Cookie` header. */
export const readHint = (header: string | undefined): SessionHint | undefined =>
  header === undefined ? undefined : Option.getOrUndefined(decodeHint(fastifyCookie.parse(header)[sessionHintCookie]))

/** Sets or clears both cookies. Scripts can read the hint, not the token. */
export function writeSession(reply: FastifyReply, { token, hint }: SessionCookies, secure: boolean): void {
  const common = getOptions(secure)
  if (token === undefined) reply.clearCookie(tokenCookie, { ...common, httpOnly: true })
  else reply.setCookie(tokenCookie, token, { ...common, httpOnly: true, maxAge })
  if (hint === undefined) reply.clearCookie(sessionHintCookie, common)
  else reply.setCookie(sessionHintCookie, hint, { ...common, maxAge })
}

/** Limits the number of `Set-Cookie` headers. Few hosts have more labels. */
const maxDomains = 3

/** The domains for which a subdomain can set cookies that this host receives; none for an IP address or a single-label host. */
export function getParentDomains(host: string): readonly string[] {
  const labels = host.split('.')
  if (isIP(host) !== 0 || host.startsWith('[')) return []
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .slice(0, -1)
    .slice(-maxDomains)
}

/**
 * Removes the tokens that subdomains have planted. The site's own has no domain, so it stays. A planted one may have the path of
 * the request or of a folder above.
 */
export function removePlantedTokens(
  { hostname, url }: Pick<FastifyRequest, 'hostname' | 'url'>,
  reply: FastifyReply,
  secure: boolean,
): void {
  const [path = '/'] = url.split('?', 1)
  const folder = path.slice(0, path.lastIndexOf('/'))
  for (const domain of getParentDomains(hostname))
    for (const each of new Set(['/', folder, `${folder}/`, path]))
      reply.clearCookie(tokenCookie, { domain, path: each, sameSite: 'lax', secure, httpOnly: true })
}
