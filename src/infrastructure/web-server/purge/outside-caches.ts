import type { FastifyReply, FastifyRequest } from 'fastify'
import { staleIfErrorSeconds } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { ExtraHeaders, ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import type { Invalidation } from '#infrastructure/web-server/rpc/invalidation.ts'
import type { SharedState } from '#infrastructure/web-server/shared-state/shared-state.ts'
import type { SharedCaches } from './shared-caches.ts'
import { missingProfilesTag, getChangeTags } from './tags.ts'

/** The caches of other instances, and those in front of the site. */
export interface OutsideCaches {
  readonly getHeaders: (tags: readonly string[], commonHeaders: ResponseHeaders) => ExtraHeaders
  /** Waits briefly until this instance has received the visitor's last change. */
  readonly awaitOwnWrite: (request: FastifyRequest) => Promise<void> | undefined
  /** Also sets a cookie, so that the visitor bypasses caches and sees the change at once. */
  readonly publishInvalidation: (change: Invalidation, reply: FastifyReply) => Promise<void>
}

interface Options {
  readonly sharedState?: SharedState | undefined
  readonly sharedCaches?: SharedCaches | undefined
  readonly proxyCacheSeconds?: number | undefined
  readonly isSecure: (request: FastifyRequest) => boolean
}

/** The TTL of profiles, which `proxyCacheSeconds` can only shorten. */
const bypassSeconds = 60

export function createOutsideCaches({
  sharedState,
  sharedCaches,
  proxyCacheSeconds,
  isSecure,
}: Options): OutsideCaches {
  const isAlone = !sharedState && !sharedCaches && proxyCacheSeconds === undefined
  const getShortLifetimeHeaders = (seconds: number, maxAge: number): ResponseHeaders => ({
    'cache-control': `public, max-age=0, s-maxage=${Math.min(seconds, maxAge)}, stale-if-error=${staleIfErrorSeconds}`,
  })
  sharedState?.onLatePublish(change => sharedCaches?.purge(getChangeTags(change)))
  const includesProfileTag = (tags: readonly string[]) => tags.some(tag => tag.startsWith('profile-'))
  const getTagHeaders = (tags: readonly string[], status: number) =>
    sharedCaches?.getTagHeaders(status === 404 && includesProfileTag(tags) ? [...tags, missingProfilesTag] : tags) ?? {}

  return {
    getHeaders(tags, commonHeaders) {
      if (tags.length === 0 || (!sharedCaches && proxyCacheSeconds === undefined)) return commonHeaders
      return ({ maxAge, status, isMissing = status === 404 }) => ({
        ...commonHeaders,
        ...(proxyCacheSeconds !== undefined &&
          maxAge !== 'never' &&
          !isMissing &&
          includesProfileTag(tags) &&
          getShortLifetimeHeaders(proxyCacheSeconds, maxAge)),
        ...getTagHeaders(tags, status),
      })
    },
    awaitOwnWrite(request) {
      const id = sharedState && readAnnouncementId(request)
      return id === undefined ? undefined : sharedState?.awaitOwnWrite(id)
    },
    async publishInvalidation(change, reply) {
      if (isAlone) return
      const id = await sharedState?.announce(change)
      sharedCaches?.purge(getChangeTags(change))
      const secure = isSecure(reply.request)
      reply.setCookie(ownWriteCookie, id ?? '1', {
        path: '/',
        maxAge: bypassSeconds,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      })
    },
  }
}

const ownWriteCookie = 'wrote'
const announcementPattern = new RegExp(`(?:^|;\\s*)${ownWriteCookie}=(\\d+-\\d+)(?:;|$)`)

function readAnnouncementId({ headers }: FastifyRequest): string | undefined {
  const [, id] = announcementPattern.exec(headers.cookie ?? '') ?? []
  return id
}
