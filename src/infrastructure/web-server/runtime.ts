import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '#application/session/session.ports.ts'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { randomBytes } from 'node:crypto'

/** One render of a page, as the web server and Next see it together. */
export interface Render {
  /** The error that ended the page's own read: its tag decides the status. */
  failure?: { readonly _tag: string }
  /** A block of the page could not be read: the page is answered, but never kept. */
  incomplete?: true
  /** A list that has no page of this number: there is no end of such addresses. */
  pastEnd?: true
  /** What Next made, as its cache handler was given it. */
  output?: { readonly html: string; readonly rsc: Buffer; readonly segments: ReadonlyMap<string, Buffer> }
}

/** What belongs to one request. */
export interface Scope {
  readonly locale: Locale
  /** Of the request for which something is made or called: the log and the API are told it. */
  readonly id: string
  /** The address of who called at the door: the API's limits are theirs, not the whole site's. */
  readonly visitor?: string
  readonly render?: Render
  /** Of the visitor for whom a use-case runs; none while something is made for everybody. */
  readonly session?: Session
}

/** What the two halves of the process share: Next is bundled apart from the web server and finds it on `globalThis`. */
export interface Runtime {
  readonly scope: AsyncLocalStorage<Scope>
  readonly logger: Logger
  readonly apiBaseUrl: string
  readonly siteUrl: string
  readonly demo: boolean
  /** Whose pictures pass through the site. */
  readonly imageHosts: readonly string[]
  /** Name of the Telegram bot that accounts can be linked with. */
  readonly telegramBot: string | undefined
  /** Calls the API. */
  readonly fetch: Fetch
}

declare global {
  var znatok: Runtime | undefined
}

export function runtime(): Runtime {
  if (!globalThis.znatok) throw new Error('The web server has not started')
  return globalThis.znatok
}

/** Short enough to be read out on the telephone. */
export const newRequestId = (): string => randomBytes(5).toString('hex')

/** The id that a proxy in front gave a request, if it is one that may stand in a log. */
export const givenRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w-]{6,64}$/.test(header) ? header : undefined
