import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRpcClient } from './rpc-client.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

const offline = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'offline' } }
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
    await createRpcClient('en').listReviews({ profileId: 7, page: 2 })
    await createRpcClient('ru').viewOwnProfile()
    expect(asked.map(({ address }) => address)).toEqual([
      '/use-cases/listReviews?lang=en&input=%7B%22profileId%22%3A7%2C%22page%22%3A2%7D',
      '/use-cases/viewOwnProfile?lang=ru',
    ])
    expect(asked.every(({ init }) => init.method === undefined)).toBe(true)
  })

  it('sends mutations in the body, never in the address', async () => {
    const asked = site(() => Response.json({ ok: false, error: { _tag: 'WrongCredentials' } }, { status: 422 }))
    expect(await createRpcClient('ru').signIn(credentials)).toEqual({ ok: false, error: { _tag: 'WrongCredentials' } })
    expect(asked[0]?.address).toBe('/use-cases/signIn')
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(asked[0]?.init.body).toBe(JSON.stringify({ lang: 'ru', input: credentials }))
  })

  it('reports when to retry, whether the site or a proxy limits', async () => {
    const own = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 7 } }
    site(() => Response.json(own, { status: 429 }))
    expect(await createRpcClient('ru').requestCode('a@znatok.example')).toEqual(own)
    site(() => new Response('<html>', { status: 429, headers: { 'retry-after': '12' } }))
    expect(await createRpcClient('ru').signOut()).toEqual({
      ok: false,
      error: { _tag: 'TooManyRequests', retryAfter: 12 },
    })
    site(() => new Response('', { status: 429, headers: { 'retry-after': 'Sun, 22 Nov 2026 00:00:00 GMT' } }))
    expect(await createRpcClient('ru').signOut()).toEqual({
      ok: false,
      error: { _tag: 'TooManyRequests', retryAfter: 60 },
    })
  })

  it('never throws', async () => {
    const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"ok":false}', '{"ok":false,"error":null}', 'null'))
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 401, 403, 404, 415, 500, 502), async (text, status) => {
        site(() => new Response(text, { status }))
        expect(await createRpcClient('ru').viewOwnProfile()).toEqual(unreachable)
        expect(await createRpcClient('ru').signIn(credentials)).toMatchObject({
          ok: false,
          error: { _tag: 'ApiUnavailable' },
        })
      }),
    )
    site(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await createRpcClient('ru').listRegions()).toEqual(unreachable)
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

  /** A site that answers or disconnects after some time, or on abort. */
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

  it('was not sent while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    slow(50, lost)
    expect(await after(50, createRpcClient('ru').signIn(credentials))).toEqual(offline)
    expect(await after(50, createRpcClient('ru').viewOwnProfile())).toEqual(offline)
  })

  it.each([50, 4000])('may have arrived if the connection was lost after %i ms', async milliseconds => {
    slow(milliseconds, lost)
    expect(await after(milliseconds, createRpcClient('ru').signIn(credentials))).toEqual(timeout)
    slow(milliseconds, lost)
    expect(await after(milliseconds, createRpcClient('ru').viewOwnProfile())).toEqual(unreachable)
  })

  it('may have arrived if the device goes offline during the request', async () => {
    const connection = { onLine: true }
    vi.stubGlobal('navigator', connection)
    slow(50, lost)
    const asked = createRpcClient('ru').signIn(credentials)
    connection.onLine = false
    expect(await after(50, asked)).toEqual(timeout)
  })

  it.each([200, 500, 502, 503, 504])('may have arrived if a %i response is not an Outcome', async status => {
    site(() => new Response('<h1>Bad Gateway</h1>', { status }))
    expect(await createRpcClient('ru').signIn(credentials)).toEqual(timeout)
    expect(await createRpcClient('ru').viewOwnProfile()).toEqual(unreachable)
  })

  it.each([400, 403, 404, 413])('was rejected with %i', async status => {
    site(() => new Response('<h1>Forbidden</h1>', { status }))
    const refused = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } }
    expect(await createRpcClient('ru').signIn(credentials)).toEqual(refused)
  })

  it('times out after 20 seconds', async () => {
    slow(60_000, () => Response.json({ ok: true, value: null }))
    expect(await after(20_000, createRpcClient('ru').signIn(credentials))).toEqual(timeout)
    vi.clearAllTimers()
    slow(19_000, () => Response.json({ ok: true, value: null }))
    expect(await after(19_000, createRpcClient('ru').signOut())).toEqual({ ok: true, value: null })
    expect(vi.getTimerCount()).toBe(0)
  })
})
