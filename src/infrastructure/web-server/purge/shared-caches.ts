import type { ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Settings } from '#infrastructure/web-server/settings.ts'
import { createPurge, type Purge, type PurgeAdapter } from './purge.ts'

const timeoutMs = 2000

async function expectSuccess(response: Promise<Response>, cache: string): Promise<void> {
  const { ok, status, body } = await response
  await body?.cancel()
  if (!ok) throw new Error(`${cache} answered ${status}`)
}

/** `deploy/varnish/znatok.vcl` defines the method and the header. */
const createVarnishPurge =
  (url: string): PurgeAdapter =>
  tags =>
    expectSuccess(
      fetch(url, {
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' ') },
        signal: AbortSignal.timeout(timeoutMs),
      }),
      'Varnish',
    )

/** Cloudflare reads the tags from the body, Fastly from the header. */
const createCdnPurge =
  (url: string, secret: readonly [name: string, value: string] | undefined): PurgeAdapter =>
  tags =>
    expectSuccess(
      fetch(url, {
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
  readonly getTagHeaders: (tags: readonly string[]) => ResponseHeaders
}

type CacheSettings = Pick<Settings, 'varnishUrls' | 'cdnPurgeUrl' | 'cdnPurgeHeader'>

export function createSharedCaches(
  { varnishUrls, cdnPurgeUrl, cdnPurgeHeader }: CacheSettings,
  logger: Logger,
): SharedCaches | undefined {
  if (varnishUrls.length === 0 && cdnPurgeUrl === undefined) return undefined
  const adapters = [
    ...varnishUrls.map(createVarnishPurge),
    ...(cdnPurgeUrl === undefined ? [] : [createCdnPurge(cdnPurgeUrl, cdnPurgeHeader)]),
  ]
  return {
    ...createPurge(adapters, logger),
    getTagHeaders(tags) {
      if (tags.length === 0) return {}
      const spaceSeparated = tags.join(' ')
      return {
        ...(varnishUrls.length > 0 && { xkey: spaceSeparated }),
        // Fastly reads the first header, Cloudflare the second.
        ...(cdnPurgeUrl !== undefined && { 'surrogate-key': spaceSeparated, 'cache-tag': tags.join(',') }),
      }
    },
  }
}
