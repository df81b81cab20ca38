import type { ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Settings } from '#infrastructure/web-server/settings.ts'
import { createPurge, type Purge, type PurgeAdapter } from './purge.ts'

/** Milliseconds. */
const timeoutMs = 2000
type Fetch = typeof globalThis.fetch

async function expectDone(answer: Promise<Response>, cache: string): Promise<void> {
  const { ok, status, body } = await answer
  await body?.cancel()
  if (!ok) throw new Error(`${cache} answered ${status}`)
}

/** Varnish with vmod xkey; `deploy/varnish/znatok.vcl` defines the method and the header. */
export const createVarnishPurge =
  (address: string, fetch: Fetch): PurgeAdapter =>
  tags =>
    expectDone(
      fetch(address, {
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' ') },
        signal: AbortSignal.timeout(timeoutMs),
      }),
      'Varnish',
    )

/**
 * A CDN that purges by tag over HTTP. Cloudflare reads the tags from the body, Fastly from the header; the secret's header is the
 * operator's (`Authorization: Bearer …`, `Fastly-Key: …`).
 */
export const createCdnPurge =
  (address: string, secret: readonly [name: string, value: string] | undefined, fetch: Fetch): PurgeAdapter =>
  tags =>
    expectDone(
      fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
          ...(secret && { [secret[0]]: secret[1] }),
        },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(timeoutMs),
      }),
      'The CDN',
    )

export interface SharedCaches extends Purge {
  /** The response headers that carry tags. */
  readonly getTagHeaders: (tags: readonly string[]) => ResponseHeaders
}

type CacheSettings = Pick<Settings, 'varnishUrls' | 'cdnPurgeUrl' | 'cdnPurgeHeader'>

/** Undefined without configured caches. */
export function createSharedCaches(
  { varnishUrls, cdnPurgeUrl, cdnPurgeHeader }: CacheSettings,
  logger: Logger,
  fetch = globalThis.fetch,
): SharedCaches | undefined {
  if (varnishUrls.length === 0 && cdnPurgeUrl === undefined) return undefined
  const adapters = [
    ...varnishUrls.map(url => createVarnishPurge(url, fetch)),
    ...(cdnPurgeUrl === undefined ? [] : [createCdnPurge(cdnPurgeUrl, cdnPurgeHeader, fetch)]),
  ]
  return {
    ...createPurge(adapters, logger),
    getTagHeaders(tags) {
      if (tags.length === 0) return {}
      const spaced = tags.join(' ')
      return {
        ...(varnishUrls.length > 0 && { xkey: spaced }),
        // Fastly and most others read the first header, Cloudflare the second.
        ...(cdnPurgeUrl !== undefined && { 'surrogate-key': spaced, 'cache-tag': tags.join(',') }),
      }
    },
  }
}
