import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Tracer } from 'effect'
import type { Session } from '#application/ports.ts'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Exchange, Fetch } from '#infrastructure/api/client/exchange.ts'
import type { ResponseCache } from '#infrastructure/api/client/response-cache.ts'
import type { Locale } from '#domain/shared/locale.ts'

export interface Render {
  readonly failure?: TaggedError
  /** A block of the page failed, so the page must not be stored. */
  readonly isIncomplete?: true
  readonly isPastEnd?: true
  readonly output?: { readonly document: string; readonly flight: Buffer; readonly routeTree: Buffer }
}

export interface Scope {
  readonly locale: Locale
  /** Request id, written to the log and sent to the API. */
  readonly id: string
  /** The visitor's IP address, so that the API limits the visitor, not the whole site. */
  readonly visitorIp?: string | undefined
  readonly render?: Render
  readonly usesResponseCache?: true
  /** Undefined where visitors share the result. */
  readonly session?: Session
  readonly span?: Tracer.AnySpan
}

/** Shared through `globalThis`, since Next's code and the web server are separate bundles. */
export interface Runtime {
  readonly scope: AsyncLocalStorage<Scope>
  readonly logger: Logger
  readonly apiBaseUrl: string
  readonly queryTimeoutMs: number
  readonly siteUrl: string
  readonly isDemo: boolean
  readonly imageHosts: readonly string[]
  readonly telegramBot: string | undefined
  readonly fetch: Fetch
  /** Also reports the result of each attempt at an API call. */
  readonly exchange: Exchange
  readonly responseCache: ResponseCache
  readonly onBrokenResponse: () => void
  readonly tracer?: Tracer.Tracer | undefined
}

declare global {
  var znatok: Runtime | undefined
}

export function getRuntime(): Runtime {
  if (!globalThis.znatok) throw new Error('The web server has not started')
  return globalThis.znatok
}

/** Creates a request id that is short enough to read out over the phone. */
export const createRequestId = (): string => randomBytes(5).toString('hex')

interface IncomingRequest {
  readonly headers: IncomingHttpHeaders
  readonly ips?: readonly string[] | undefined
}

/** The request id of a trusted proxy, if it is safe to log. */
export const readRequestId = ({ headers, ips }: IncomingRequest): string | undefined => {
  // Fastify lists more than one address only if the peer is a trusted proxy.
  const isTrusted = ips !== undefined && ips.length > 1
  const id = headers['x-request-id']
  return isTrusted && typeof id === 'string' && /^[\w-]{6,64}$/.test(id) ? id : undefined
}
