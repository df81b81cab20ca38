import type { FastifyReply, FastifyRequest } from 'fastify'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { ExtraHeaders, ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import type { Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import type { SharedState } from '#infrastructure/web-server/shared-state/shared-state.ts'
import type { SharedCaches } from './shared-caches.ts'
import { missingProfiles, getChangeTags } from './tags.ts'

/** What other instances and the caches in front know of a page. */
export interface OutsideCaches {
  /** Headers of a page that is found again by these tags. */
  readonly getHeaders: (tags: readonly string[], own: ResponseHeaders) => ExtraHeaders
  /** The headers with tags alone. */
  readonly getTagHeaders: (tags: readonly string[]) => ResponseHeaders
  /** Waits until this instance has received the visitor's last change. Undefined if there is nothing to wait for. */
  readonly awaitOwnWrite: (request: FastifyRequest) => Promise<void> | undefined
  /** Invalidates the pages on other instances and in shared caches, and marks the visitor, who then sees the change at once. */
  readonly publishInvalidation: (change: Invalidated, reply: FastifyReply) => Promise<void>
}

interface Options {
  readonly shared?: SharedState | undefined
  readonly caches?: SharedCaches | undefined
  /** How long a cache that can't be purged keeps what a mutation may change; undefined: as any other page. */
  readonly proxyCacheSeconds?: number | undefined
  readonly isSecure: (request: FastifyRequest) => boolean
}

/** Seconds for which caches in front let a visitor pass who has changed something: longer than they keep an old page. */
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
