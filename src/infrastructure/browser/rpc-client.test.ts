import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rpcClient } from './rpc-client.ts'

afterEach(() => vi.unstubAllGlobals())

const unreachable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } }
const credentials = { email: 'a@znatok.example', password: 'secret' }

/** A fake site that records its requests. */
function site(answer: () => Response | Promise<Response>) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return Promise.resolve().then(answer)
  })
  return asked
}

describe('the rpc client', () => {
  it('sends queries in the address', async () => {
    const asked = site(() => Response.json({ ok: true, value: [] }))
    await rpcClient('en').listReviews({ profileId: 7, page: 2 })
    await rpcClient('ru').viewOwnProfile()
    expect(asked.map(({ address }) => address)).toEqual([
      '/use-cases/listReviews?lang=en&input=%7B%22profileId%22%3A7%2C%22page%22%3A2%7D',
      '/use-cases/viewOwnProfile?lang=ru',
    ])
    expect(asked.every(({ init }) => init.method === undefined)).toBe(true)
  })

  it('sends mutations in the body, never in the address', async () => {
    const asked = site(() => Response.json({ ok: false, error: { _tag: 'WrongCredentials' } }, { status: 422 }))
    expect(await rpcClient('ru').signIn(credentials)).toEqual({ ok: false, error: { _tag: 'WrongCredentials' } })
    expect(asked[0]?.address).toBe('/use-cases/signIn')
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(asked[0]?.init.body).toBe(JSON.stringify({ lang: 'ru', input: credentials }))
  })

  it('reports when to retry, whoever limits', async () => {
    const own = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 7 } }
    site(() => Response.json(own, { status: 429 }))
    expect(await rpcClient('ru').requestCode('a@znatok.example')).toEqual(own)
    site(() => new Response('<html>', { status: 429, headers: { 'retry-after': '12' } }))
    expect(await rpcClient('ru').signOut()).toEqual({ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 12 } })
    site(() => new Response('', { status: 429, headers: { 'retry-after': 'Sun, 22 Nov 2026 00:00:00 GMT' } }))
    expect(await rpcClient('ru').signOut()).toEqual({ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } })
  })

  it('never throws, whatever the answer', async () => {
    const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"ok":false}', '{"ok":false,"error":null}', 'null'))
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 401, 403, 404, 415, 500, 502), async (text, status) => {
        site(() => new Response(text, { status }))
        expect(await rpcClient('ru').signIn(credentials)).toEqual(unreachable)
      }),
    )
    site(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await rpcClient('ru').signIn(credentials)).toEqual(unreachable)
    expect(await rpcClient('ru').listRegions()).toEqual(unreachable)
  })
})

describe('a query that has to be fresh', () => {
  it('has an address that no cache on the way has seen, and the same input', async () => {
    const asked = site(() => Response.json({ ok: true, value: [] }))
    await rpcClient('ru').listReviews({ profileId: 7, page: 1 }, { fresh: true })
    const { searchParams } = new URL(asked[0]?.address ?? '', 'http://site.test')
    expect(searchParams.get('input')).toBe('{"profileId":7,"page":1}')
    expect(Number(searchParams.get('fresh'))).toBeGreaterThan(0)
  })
})

describe('a mutation without an answer', () => {
  const timeout = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A site that answers, or whose connection ends, after some time; or once nobody waits. */
  const slow = (milliseconds: number, answer: () => Response | Promise<Response>) =>
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'))
          })
          setTimeout(() => {
            resolve(answer())
          }, milliseconds)
        }),
    )
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const after = async <A>(milliseconds: number, asked: Promise<A>) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return asked
  }

  it('was not sent where the connection failed at once', async () => {
    slow(50, lost)
    expect(await after(50, rpcClient('ru').signIn(credentials))).toEqual(unreachable)
  })

  it('may have arrived where the connection was lost later', async () => {
    slow(4000, lost)
    expect(await after(4000, rpcClient('ru').signIn(credentials))).toEqual(timeout)
    slow(4000, lost)
    expect(await after(4000, rpcClient('ru').viewOwnProfile())).toEqual(unreachable)
  })

  it('may have arrived where a proxy gave up waiting', async () => {
    site(() => new Response('<h1>Gateway Timeout</h1>', { status: 504 }))
    expect(await rpcClient('ru').signIn(credentials)).toEqual(timeout)
    expect(await rpcClient('ru').viewOwnProfile()).toEqual(unreachable)
  })

  it('is waited for 20 seconds', async () => {
    slow(60_000, () => Response.json({ ok: true, value: null }))
    expect(await after(20_000, rpcClient('ru').signIn(credentials))).toEqual(timeout)
    vi.clearAllTimers()
    slow(19_000, () => Response.json({ ok: true, value: null }))
    expect(await after(19_000, rpcClient('ru').signOut())).toEqual({ ok: true, value: null })
    expect(vi.getTimerCount()).toBe(0)
  })
})
