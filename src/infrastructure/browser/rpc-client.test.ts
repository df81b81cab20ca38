import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRpcClient } from './rpc-client.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

const offline = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'offline' } }
const unreachable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } }
const credentials = { email: 'a@znatok.example', password: 'secret' }

function stubSite(createResponse: () => Response | Promise<Response>) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return Promise.resolve().then(createResponse)
  })
  return requests
}

describe('the rpc client', () => {
  it('sends queries in the URL', async () => {
    const requests = stubSite(() => Response.json({ ok: true, value: [] }))
    await createRpcClient('en').listReviews({ profileId: 7, page: 2 })
    await createRpcClient('ru').viewOwnProfile()
    expect(requests.map(({ url }) => url)).toEqual([
      '/use-cases/listReviews?lang=en&input=%7B%22profileId%22%3A7%2C%22page%22%3A2%7D',
      '/use-cases/viewOwnProfile?lang=ru',
    ])
    expect(requests.every(({ init }) => init.method === undefined)).toBe(true)
    // Otherwise the browser could answer a shared query with a cached response from before a change.
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-cache', 'no-cache'])
  })

  it('sends mutations in the body, never in the URL', async () => {
    const requests = stubSite(() => Response.json({ ok: false, error: { _tag: 'WrongCredentials' } }, { status: 422 }))
    expect(await createRpcClient('ru').signIn(credentials)).toEqual({ ok: false, error: { _tag: 'WrongCredentials' } })
    expect(requests[0]?.url).toBe('/use-cases/signIn')
    expect(requests[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(requests[0]?.init.body).toBe(JSON.stringify({ lang: 'ru', input: credentials }))
  })

  it('reports when to retry, for a limit of the site or of a proxy', async () => {
    const siteOutcome = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 7 } }
    stubSite(() => Response.json(siteOutcome, { status: 429 }))
    expect(await createRpcClient('ru').requestCode('a@znatok.example')).toEqual(siteOutcome)
    stubSite(() => new Response('<html>', { status: 429, headers: { 'retry-after': '12' } }))
    expect(await createRpcClient('ru').signOut()).toEqual({
      ok: false,
      error: { _tag: 'TooManyRequests', retryAfter: 12 },
    })
    stubSite(() => new Response('', { status: 429, headers: { 'retry-after': 'Sun, 22 Nov 2026 00:00:00 GMT' } }))
    expect(await createRpcClient('ru').signOut()).toEqual({
      ok: false,
      error: { _tag: 'TooManyRequests', retryAfter: 60 },
    })
  })

  it.each(['before', 'during'])('aborts the request if the caller aborts %s the call', async moment => {
    const requests = stubSite(() => Response.json({ ok: true, value: [] }))
    const caller = new AbortController()
    if (moment === 'before') caller.abort()
    const call = createRpcClient('ru').listReviews({ profileId: 7, page: 2 }, { signal: caller.signal })
    caller.abort()
    expect(requests[0]?.init.signal?.aborted).toBe(true)
    await call
  })

  it('never throws, but reports an invalid response or a failed request as unavailable', async () => {
    const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"ok":false}', '{"ok":false,"error":null}', 'null'))
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 401, 403, 404, 415, 500, 502), async (text, status) => {
        stubSite(() => new Response(text, { status }))
        expect(await createRpcClient('ru').viewOwnProfile()).toEqual(unreachable)
        expect(await createRpcClient('ru').signIn(credentials)).toMatchObject({
          ok: false,
          error: { _tag: 'ApiUnavailable' },
        })
      }),
    )
    stubSite(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await createRpcClient('ru').listRegions()).toEqual(unreachable)
  })
})

describe('a call without an Outcome', () => {
  const timeout = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const stubSlowSite = (milliseconds: number, createResponse: () => Response | Promise<Response>) =>
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'))
          })
          setTimeout(() => {
            resolve(createResponse())
          }, milliseconds)
        }),
    )
  const loseConnection = () => Promise.reject(new TypeError('Failed to fetch'))
  const settleAfter = async <A>(milliseconds: number, call: Promise<A>) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return call
  }

  it('is reported as unsent if the device was offline when it began', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    stubSlowSite(50, loseConnection)
    expect(await settleAfter(50, createRpcClient('ru').signIn(credentials))).toEqual(offline)
    expect(await settleAfter(50, createRpcClient('ru').viewOwnProfile())).toEqual(offline)
  })

  it.each([50, 4000])('may have arrived if the connection was lost after %i ms', async milliseconds => {
    stubSlowSite(milliseconds, loseConnection)
    expect(await settleAfter(milliseconds, createRpcClient('ru').signIn(credentials))).toEqual(timeout)
    stubSlowSite(milliseconds, loseConnection)
    expect(await settleAfter(milliseconds, createRpcClient('ru').viewOwnProfile())).toEqual(unreachable)
  })

  it('may have arrived if the device goes offline during the request', async () => {
    const connection = { onLine: true }
    vi.stubGlobal('navigator', connection)
    stubSlowSite(50, loseConnection)
    const call = createRpcClient('ru').signIn(credentials)
    connection.onLine = false
    expect(await settleAfter(50, call)).toEqual(timeout)
  })

  it.each([200, 500, 502, 503, 504])('may have arrived if a %i response is not an Outcome', async status => {
    stubSite(() => new Response('<h1>Bad Gateway</h1>', { status }))
    expect(await createRpcClient('ru').signIn(credentials)).toEqual(timeout)
    expect(await createRpcClient('ru').viewOwnProfile()).toEqual(unreachable)
  })

  it('has not arrived if a proxy responds 404 while the site restarts', async () => {
    stubSite(() => new Response('404 page not found', { status: 404 }))
    const failedOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }
    expect(await createRpcClient('ru').signIn(credentials)).toEqual(failedOutcome)
  })

  it.each([400, 403, 413])('is refused with %i', async status => {
    stubSite(() => new Response('<h1>Forbidden</h1>', { status }))
    const refusedOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } }
    expect(await createRpcClient('ru').signIn(credentials)).toEqual(refusedOutcome)
  })

  it('times out after 20 seconds', async () => {
    stubSlowSite(60_000, () => Response.json({ ok: true, value: null }))
    expect(await settleAfter(20_000, createRpcClient('ru').signIn(credentials))).toEqual(timeout)
    expect(await settleAfter(20_000, createRpcClient('ru').listRegions())).toEqual(unreachable)
    vi.clearAllTimers()
    stubSlowSite(19_000, () => Response.json({ ok: true, value: null }))
    expect(await settleAfter(19_000, createRpcClient('ru').signOut())).toEqual({ ok: true, value: null })
    stubSlowSite(19_000, () => Response.json({ ok: true, value: [] }))
    expect(await settleAfter(19_000, createRpcClient('ru').listRegions())).toEqual({ ok: true, value: [] })
    expect(vi.getTimerCount()).toBe(0)
  })
})
