import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#domain/shared/locale.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import type { ErrorPage } from './error-address.ts'
import type { Hit, Produced } from './swr-cache.ts'
import type { CachedResponse } from './cached-response.ts'

/** Where the web server has its pages from: the page cache, or, in development, Next each time. */
export interface PageSource {
  /** Answers a request with the page of its address; the headers come on top of the page's own. */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    headers: Readonly<Record<string, string>>,
  ) => void | Promise<void>
  /** The page of a failure: the same for every address, so that it is there when nothing else can be made. */
  readonly errorPage: (locale: Locale, error: ErrorPage, id?: string) => Promise<CachedResponse>
  /** A use-case's answer that is the same for everybody, kept as pages are. */
  readonly sharedQuery: (
    key: string,
    read: () => Promise<Produced<CachedResponse>>,
  ) => Hit<CachedResponse> | Promise<Hit<CachedResponse>>
}
