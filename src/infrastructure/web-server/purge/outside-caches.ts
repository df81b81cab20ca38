import type { FastifyReply, FastifyRequest } from 'fastify'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { ExtraHeaders, ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import type { Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import type { SharedState } from '#infrastructure/web-server/shared-state/shared-state.ts'
import type { SharedCaches } from './shared-caches.ts'
import { missingProfiles, getChangeTags } from './tags.ts'

/** Other instances and the caches in front of the site. */
export interface OutsideCaches {
  /** Response headers with these tags. */
  readonly getHeaders: (tags: readonly string[], own: ResponseHeaders) => ExtraHeaders
  readonly getTagHeaders: (tags: readonly string[]) => ResponseHeaders
  /** Waits until this instance has received the visitor's last change; undefined without one. */
  readonly awaitOwnWrite: (request: FastifyRequest) => Promise<void> | undefined
  /** Invalidates pages on other instances and in shared caches, and sets a cookie so that the visitor sees the change at once. */
  readonly publishInvalidation: (change: Invalidated, reply: FastifyReply) => Promise<void>
}

interface Options {
  readonly shared?: SharedState | undefined
  readonly caches?: SharedCaches | undefined
  /** TTL of changeable pages in a cache that can't be purged; undefined for the usual TTL. */
  readonly proxyCacheSeconds?: number | undefined
  readonly isSecure: (request: FastifyRequest) => boolean
}

/** Seconds for which caches in front pass a visitor through after a change: longer than their TTL of profiles. */
const passSeconds = 60

export function createOutsideCaches({ shared, caches, proxyCacheSeconds, isSecure }: Options): OutsideCaches {
  const isAlone = !shared && !caches && proxyCacheSeconds === undefined
  const shortenLifetime = (seconds: number, maxAge: number): ResponseHeaders => ({
    'cache-control': `public, max-age=0, s-maxage=${Math.min(seconds, maxAge)}, stale-if-error=${staleIfErrorFor}`,
  })
  shared?.onLatePublish(change => caches?.purge(getChangeTags(change)))
  const mayChange = (tags: readonly string[]) => tags.some(tag => tag.startsWith('profile-'))

  return {
    getHeaders(tags, own) {
      if (tags.length === 0 || (!caches && proxyCacheSeconds === undefined)) return own
      return ({ maxAge, status, isMissing = status === 404 }) => ({
        ...own,
        ...(proxyCacheSeconds !== undefined &&
          maxAge !== 'never' &&
          !isMissing &&
          mayChange(tags) &&
          shortenLifetime(proxyCacheSeconds, maxAge)),
        ...caches?.getTagHeaders(status === 404 && mayChange(tags) ? [...tags, missingProfiles] : tags),
      })
    },
    getTagHeaders: tags => caches?.getTagHeaders(tags) ?? {},
    awaitOwnWrite(request) {
      const id = shared && readAnnouncementId(request)
      return id === undefined ? undefined : shared?.awaitOwnWrite(id)
    },
    async publishInvalidation(change, reply) {
      if (isAlone) return
      const id = await shared?.announce(change)
      caches?.purge(getChangeTags(change))
      const secure = isSecure(reply.request)
      reply.setCookie(cookie, id ?? '1', { path: '/', maxAge: passSeconds, httpOnly: true, sameSite: 'lax', secure })
    },
  }
}

const cookie = 'wrote'
const announcement = new RegExp(`(?:^|;\\s*)${cookie}=(\\d+-\\d+)(?:;|$)`)

function readAnnouncementId({ headers }: FastifyRequest): string | undefined {
  const [, id] = announcement.exec(headers.cookie ?? '') ?? []
  return id
}
