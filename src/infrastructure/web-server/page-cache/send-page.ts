import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createRecompressor,
  getContent,
  chooseEncoding,
  isNotModified,
  maxSyncBytes,
  getRenderId,
  type Body,
  type CachedResponse,
} from './cached-response.ts'
import {
  findRenderId,
  findRequestedRepresentation,
  isFlightUrl,
  isRouterRequest,
  routerRequestHeaders,
  getSegmentResponseHeaders,
} from '#infrastructure/next/router-protocol.ts'
import { getGzip, getCachedGzip } from './gzip-on-demand.ts'
import type { CacheResult } from './swr-cache.ts'
import { staleIfErrorSeconds } from './freshness.ts'

export function findRepresentation(page: CachedResponse, headers: IncomingHttpHeaders): Body | undefined {
  const name = findRequestedRepresentation(headers)
  return name && page[name]
}

/** Pages without a TTL change only with a release, and shared caches outlive a release. */
const releasePageSharedMaxAgeSeconds = 300

type Lifetime = Pick<CachedResponse, 'maxAge' | 'status' | 'isMissing'>

function formatCacheControl(
  { maxAge, status, isMissing = status === 404 }: Lifetime,
  isSoftNavigation: boolean,
): string {
  if (maxAge === 'never') return 'no-store'
  const [freshSeconds, staleSeconds] = Number.isFinite(maxAge)
    ? [maxAge, staleIfErrorSeconds]
    : [releasePageSharedMaxAgeSeconds, releasePageSharedMaxAgeSeconds]
  const freshDirectives = `public, max-age=0, s-maxage=${freshSeconds}`
  if (isMissing) return freshDirectives
  // Browsers obey `stale-while-revalidate`: a soft navigation would show authors their page from before the edit.
  const staleWhileRevalidate = isSoftNavigation ? '' : `, stale-while-revalidate=${staleSeconds}`
  return `${freshDirectives}${staleWhileRevalidate}, stale-if-error=${staleIfErrorSeconds}`
}

export const getRequestedRenderId = ({ headers, raw }: FastifyRequest): string | undefined =>
  isRouterRequest(headers) ? findRenderId(raw.url ?? '') : undefined

/** A cache that ignores `Vary` must not store router data as a document, or data under another render's id. */
function isStorable(page: CachedResponse, request: FastifyRequest): boolean {
  if (isFlightUrl(request.raw.url ?? '') !== isRouterRequest(request.headers)) return false
  const renderId = getRequestedRenderId(request)
  return renderId === undefined || (page.flight !== undefined && getRenderId(page.flight) === renderId)
}

export const pageVary = ['Accept-Encoding', ...routerRequestHeaders].join(', ')

export type ResponseHeaders = Readonly<Record<string, string>>
export type ExtraHeaders = ResponseHeaders | ((response: Lifetime) => ResponseHeaders)

export const resolveHeaders = (headers: ExtraHeaders, response: Lifetime): ResponseHeaders =>
  typeof headers === 'function' ? headers(response) : headers

const recompressIfFrequent = createRecompressor()

/** This is the hot path, so it bypasses Fastify's serialization. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { value: page, age, isOutdated }: CacheResult<CachedResponse>,
  extraHeaders: ExtraHeaders,
): void {
  const body = findRepresentation(page, request.headers)
  // Flight data under a render id belong to a document, and never change.
  const isSoftNavigation = isRouterRequest(request.headers) && getRequestedRenderId(request) === undefined
  const headers: Record<string, string | number> = {
    'cache-control': formatCacheControl(page, isSoftNavigation),
    vary: pageVary,
    ...resolveHeaders(extraHeaders, page),
  }
  // Overrides the extra headers: Back must not show a failure again (R-failed-page).
  if (page.maxAge === 'never') headers['cache-control'] = 'no-store'
  else if (isOutdated || !isStorable(page, request)) headers['cache-control'] = 'private, no-store'
  // A page without a TTL gets age 0. Otherwise no shared cache would store it.
  if (page.maxAge !== 'never') headers.age = Number.isFinite(page.maxAge) ? age : 0
  if (page.status === 503) headers['retry-after'] = 5
  // Without the representation, Next's router only needs the status and then loads the document.
  if (!body) {
    endResponse(reply, page.status === 200 ? 404 : page.status, headers)
    return
  }
  headers.etag = body.etag
  if (isRouterRequest(request.headers))
    Object.assign(headers, page.routerHeaders, getSegmentResponseHeaders(request.headers))
  else if (page.policy) headers['content-security-policy'] = page.policy
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], body)) {
    endResponse(reply, 304, headers)
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  headers['content-type'] = body.type
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  if (encoding === 'identity' && body.length > maxSyncBytes) {
    headers['content-length'] = body.length
    streamDecompressed(request, reply, page.status, headers, body)
    return
  }
  if (encoding === 'br') recompressIfFrequent(body)
  const content = encoding === 'gzip' ? getCachedGzip(body) : getContent(body, encoding)
  if (content) endResponse(reply, page.status, headers, content)
  else endWithGzip(reply, page.status, headers, body)
}

function streamDecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Record<string, string | number>,
  body: Body,
) {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  if (request.method === 'HEAD') return void reply.raw.end()
  // An early disconnect is not an error.
  pipeline(Readable.from([body.br]), createBrotliDecompress(), reply.raw, () => undefined)
}

function endWithGzip(reply: FastifyReply, status: number, headers: Record<string, string | number>, body: Body) {
  reply.hijack()
  void getGzip(body).then(
    content => endResponse(reply, status, headers, content),
    // The body is damaged. Destroying the connection makes the client retry.
    () => reply.raw.destroy(),
  )
}

function endResponse(reply: FastifyReply, status: number, headers: Record<string, string | number>, content?: Buffer) {
  reply.hijack()
  if (content) headers['content-length'] = content.length
  reply.raw.writeHead(status, headers)
  reply.raw.end(content)
}
