import type { PurgeAdapter } from './purge.ts'

/** Milliseconds. */
const timeout = 2000
type Fetch = typeof globalThis.fetch

async function expectDone(answer: Promise<Response>, cache: string): Promise<void> {
  const { ok, status, body } = await answer
  await body?.cancel()
  if (!ok) throw new Error(`${cache} answered ${status}`)
}

/** Varnish with vmod xkey: `deploy/varnish/znatok.vcl` knows the method and the header. */
export const varnish =
  (address: string, fetch: Fetch): PurgeAdapter =>
  tags =>
    expectDone(
      fetch(address, {
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' ') },
        signal: AbortSignal.timeout(timeout),
      }),
      'Varnish',
    )

/**
 * A CDN that purges by tag over HTTP. Cloudflare reads the tags from the body, Fastly from the header; the secret's header is the
 * operator's (`Authorization: Bearer …`, `Fastly-Key: …`).
 */
export const cdn =
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
        signal: AbortSignal.timeout(timeout),
      }),
      'The CDN',
    )
