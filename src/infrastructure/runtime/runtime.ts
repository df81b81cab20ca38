import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Tracer } from 'effect'
import type { Session } from '#application/ports.ts'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import type { ResponseCache } from '#infrastructure/api/client/response-cache.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** The state of one page render; `render.ts` writes it. */
export interface Render {
  /** The error that ended the render. Its tag decides the status. */
  readonly failure?: TaggedError
  /** Marks a page with a failed block: it is served once and not stored. */
  readonly isIncomplete?: true
  /** A list page past the end of its list. */
  readonly isPastEnd?: true
  /** The forms of the page that Next passed to its cache handler. */
  readonly output?: { readonly document: string; readonly flight: Buffer; readonly routeTree: Buffer }
}

/** The state of one request. */
export interface Scope {
  readonly locale: Locale
  /** Request id: written to the log and sent to the API. */
  readonly id: string
  /** The caller's IP address, so that the API limits the visitor, not the whole site. */
  readonly visitorIp?: string | undefined
  readonly render?: Render
  /** Whether regions and the category tree may come from the response cache. */
  readonly usesResponseCache?: true
  /** The caller's session. Undefined where visitors share the result: page renders, shared queries, search redirects. */
  readonly session?: Session
  /** The request's span; undefined without tracing. */
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
  /** The `fetch` for API calls. */
  readonly fetch: Fetch
  readonly responseCache: ResponseCache
  /** Undefined without tracing. */
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
