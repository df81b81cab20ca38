import type { Logger } from '#application/shared/shared.ports.ts'
import type { Settings } from '#infrastructure/web-server/settings.ts'
import { cdn, varnish } from './adapters.ts'
import { purging, type Purge } from './purge.ts'

type Headers = Readonly<Record<string, string>>

/** The shared caches in front of the site: what they are told. */
export interface SharedCaches extends Purge {
  /** The response headers that carry tags. */
  readonly tagged: (tags: readonly string[]) => Headers
}

type CacheSettings = Pick<Settings, 'varnishUrls' | 'cdnPurgeUrl' | 'cdnPurgeHeader'>

/** Undefined where no cache is told anything. */
export function sharedCaches(
  { varnishUrls, cdnPurgeUrl, cdnPurgeHeader }: CacheSettings,
  logger: Logger,
  fetch = globalThis.fetch,
): SharedCaches | undefined {
  if (varnishUrls.length === 0 && cdnPurgeUrl === undefined) return undefined
  const adapters = [
    ...varnishUrls.map(url => varnish(url, fetch)),
    ...(cdnPurgeUrl === undefined ? [] : [cdn(cdnPurgeUrl, cdnPurgeHeader, fetch)]),
  ]
  return {
    ...purging(adapters, logger),
    tagged(tags) {
      if (tags.length === 0) return {}
      const spaced = tags.join(' ')
      return {
        ...(varnishUrls.length > 0 && { xkey: spaced }),
        // Fastly and most others read the first, Cloudflare the second.
        ...(cdnPurgeUrl !== undefined && { 'surrogate-key': spaced, 'cache-tag': tags.join(',') }),
      }
    },
  }
}
