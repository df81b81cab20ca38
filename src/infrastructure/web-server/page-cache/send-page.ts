import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentOf, encodingFor, holds, type Body, type CachedResponse } from './cached-response.ts'
import type { Hit } from './swr-cache.ts'
import { staleIfErrorFor } from './freshness.ts'

/** Which form of the page a request asks for; undefined: the page has no such form. */
export function formOf(page: CachedResponse, headers: IncomingHttpHeaders): Body | undefined {
  if (headers.rsc === undefined) return page.document
  const segment = headers['next-router-segment-prefetch']
  return typeof segment === 'string' ? page.segments?.get(segment) : page.rsc
}

/** `Cache-Control` for browsers (always ask) and for caches in between (keep, renew behind, help out in a failure). */
export const cacheControl = (life: CachedResponse['maxAge']): string =>
  life === 'never'
    ? 'no-store'
    : `public, max-age=0, s-maxage=${Math.min(life, 86_400)}, stale-while-revalidate=${staleIfErrorFor}, stale-if-error=${staleIfErrorFor}`

const varies = 'Accept-Encoding, rsc, next-router-prefetch, next-router-segment-prefetch'

/** Answers a request with a page, past the framework's own serialising: this is the path that nearly all requests take. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { value: page, age }: Hit<CachedResponse>,
  own: Readonly<Record<string, string>>,
): void {
  const body = formOf(page, request.headers)
  const router = request.headers.rsc !== undefined
  const headers: Record<string, string | number> = {
    'cache-control': cacheControl(page.maxAge),
    vary: varies,
    ...own,
  }
  // What is good until the next start is as good as new; by its age a cache in between would never keep it.
  if (page.maxAge !== 'never') headers.age = Number.isFinite(page.maxAge) ? age : 0
  // Where there is no such form, the browser's router needs the status only: it loads the document then.
  if (!body) {
    end(reply, page.status === 200 ? 404 : page.status, headers)
    return
  }
  headers.etag = body.etag
  if (router)
    Object.assign(
      headers,
      page.rewritten,
      request.headers['next-router-segment-prefetch'] && { 'x-nextjs-postponed': '2' },
    )
  else if (page.policy) headers['content-security-policy'] = page.policy
  if (page.status === 200 && holds(request.headers['if-none-match'], body)) {
    end(reply, 304, headers)
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const content = contentOf(body, encoding)
  headers['content-type'] = body.type
  headers['content-length'] = content.length
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  if (page.status === 503) headers['retry-after'] = 5
  end(reply, page.status, headers, content)
}

function end(reply: FastifyReply, status: number, headers: Record<string, string | number>, content?: Buffer) {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.end(content)
}
