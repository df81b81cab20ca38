import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { createApiClient } from './client.ts'
import { maxErrorBodyBytes, maxResponseBytes, type Fetch } from './client/exchange.ts'

const moscow = { id: 1, slug: 'moskva', name: 'Москва' }
const createJsonResponse = (value: unknown, status = 200) => Response.json(value, { status })
const createUnavailable = (reason: string) => ({ ok: false, error: { _tag: 'ApiUnavailable', reason } })
const foundCity = { ok: true, value: { city: moscow } }
const pendingResponse = new Promise<Response>(() => {})

function setUpClient(...responses: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<Fetch>(async () => {
    const createResponse = responses.shift()
    if (createResponse === undefined) throw new Error('unexpected request')
    return createResponse()
  })
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = createApiClient({ baseUrl: 'http://api.test/v0/', locale: { get: () => 'en' }, logger, fetch })
  const findCity = () => run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} }))
  return { findCity, client, fetch, logger }
}

const createPaddedBody = (bytes: number) => {
  const text = JSON.stringify({ city: moscow })
  return text + ' '.repeat(bytes - new TextEncoder().encode(text).byteLength)
}

async function settleCall<T>(call: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000)
  return call
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a call that succeeds', () => {
  it('sends one request for JSON in the current language and does not follow redirects', async () => {
    const { findCity, fetch } = setUpClient(() => createJsonResponse({ city: { ...moscow, population: 13 } }))
    expect(await findCity()).toEqual(foundCity)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith(
      'http://api.test/v0/api/cities/by/slug/moskva?lang=en',
      expect.objectContaining({ headers: { accept: 'application/json' }, redirect: 'manual' }),
    )
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('cache')
  })

  it('logs one line with the path template, never the URL', async () => {
    const { findCity, logger } = setUpClient(() => createJsonResponse({ city: moscow }))
    await findCity()
    expect(logger.info.mock.calls).toEqual([
      ['api call', { method: 'GET', path: '/api/cities/by/slug/{slug}', status: 200, ms: 0 }],
    ])
  })

  it('logs the number of omitted list entries', async () => {
    const { client, logger } = setUpClient(() =>
      createJsonResponse({ regions: [{ name: 'Татарстан', cities: [moscow, { id: 2 }, 3] }] }),
    )
    await run(client.call('regions', { params: {}, query: {} }))
    expect(logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ status: 200, omitted: 2 }))
  })

  it('ignores an error beside the data, because a query has no input to reject', async () => {
    expect(
      await setUpClient(() =>
        createJsonResponse({ city: moscow, error: 'Soon gone.', errors: { a: ['b'] } }),
      ).findCity(),
    ).toEqual(foundCity)
  })

  it('uses the global fetch as it is at the time of the call', async () => {
    const client = createApiClient({
      baseUrl: 'http://api.test',
      locale: { get: () => 'ru' },
      logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(createJsonResponse({ city: moscow }))
    expect(await run(client.call('cityBySlug', { params: { slug: 'x' }, query: {} }))).toEqual(foundCity)
  })
})

describe('a call that fails', () => {
  it.each([
    [404, { ok: false, error: { _tag: 'NotFound' } }],
    [301, createUnavailable('refused')],
    [302, createUnavailable('refused')],
    [401, createUnavailable('refused')],
    [422, createUnavailable('refused')],
    [429, createUnavailable('refused')],
  ])('is not retried after status %i', async (status, outcome) => {
    const { findCity, fetch } = setUpClient(
      () => new Response('{"city":{}}', { status, headers: { location: '/login' } }),
    )
    expect(await settleCall(findCity())).toEqual(outcome)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['HTML', () => new Response('<h1>Привет</h1>')],
    ['an empty body', () => new Response(null, { status: 204 })],
    ['truncated JSON', () => new Response('{"city":{"id":1,')],
    ['an unexpected shape', () => createJsonResponse({ city: null })],
    [
      'JSON nested too deeply',
      () => createJsonResponse({ city: { ...moscow, extra: JSON.parse('['.repeat(64) + ']'.repeat(64)) as unknown } }),
    ],
    ['an oversized response', () => new Response(createPaddedBody(maxResponseBytes + 1))],
    ['a 404 page of a proxy', () => new Response('<h1>404 Not Found</h1>', { status: 404 })],
    ['a 404 text of a proxy', () => new Response('default backend - 404', { status: 404 })],
    ['an oversized 404', () => new Response(`"${'a'.repeat(maxErrorBodyBytes)}"`, { status: 404 })],
  ])('reports %s as broken and does not retry', async (_, createResponse) => {
    const { findCity, fetch, logger } = setUpClient(createResponse)
    expect(await settleCall(findCity())).toEqual(createUnavailable('broken'))
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ reason: 'broken' }))
  })

  it.each(['', '{}', '{"message":"Профиль не найден."}'])('reports NotFound for a 404 with the body %j', async body => {
    const { findCity } = setUpClient(() => new Response(body, { status: 404 }))
    expect(await settleCall(findCity())).toEqual({ ok: false, error: { _tag: 'NotFound' } })
  })

  it('is not sent if its path or query can’t be encoded', async () => {
    const { client, fetch } = setUpClient()
    const invalidPathCall = client.call('cityBySlug', { params: { slug: '..' }, query: {} })
    const invalidQueryCall = client.call('profiles', { params: {}, query: { page: 0, perPage: 24 } })
    expect(await run(invalidPathCall)).toEqual({ ok: false, error: { _tag: 'NotFound' } })
    expect(await run(invalidQueryCall)).toEqual(createUnavailable('refused'))
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the retry policy', () => {
  const rejectFetch = () => Promise.reject(new TypeError('fetch failed'))
  const resetConnection = () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }))
  const respondUnavailable = () => createJsonResponse({ message: 'Server Error' }, 503)

  it.each([
    ['the network', rejectFetch],
    ['the API', respondUnavailable],
    ['a timed-out attempt', () => pendingResponse],
  ])('recovers from one failure (%s)', async (_, failAttempt) => {
    const { findCity, logger } = setUpClient(failAttempt, () => createJsonResponse({ city: moscow }))
    expect(await settleCall(findCity())).toEqual(foundCity)
    expect(logger.info).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['unreachable', rejectFetch],
    ['unreachable', resetConnection],
    ['failed', respondUnavailable],
    ['failed', () => createJsonResponse({ message: 'Server Error' }, 500)],
    ['timeout', () => pendingResponse],
  ])('fails after two failures (%s)', async (reason, createResponse) => {
    const { findCity, fetch, logger } = setUpClient(createResponse, createResponse)
    expect(await settleCall(findCity())).toEqual(createUnavailable(reason))
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })

  it('pauses before the second attempt, for 150 of at most 300 ms if the random number is 0.5', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { findCity, fetch } = setUpClient(rejectFetch, () => createJsonResponse({ city: moscow }))
    const call = findCity()
    await vi.advanceTimersByTimeAsync(149)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(await call).toEqual(foundCity)
  })

  it('times out after 1.5 s per attempt and 2.5 s in total, and aborts the request', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { findCity, fetch } = setUpClient(
      () => pendingResponse,
      () => pendingResponse,
    )
    const onSettled = vi.fn()
    void findCity().then(onSettled)
    const isAborted = (attempt: number) => fetch.mock.calls[attempt]?.[1].signal?.aborted
    await vi.advanceTimersByTimeAsync(1_499)
    expect(isAborted(0)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isAborted(0)).toBe(true)
    await vi.advanceTimersByTimeAsync(999)
    expect([isAborted(1), onSettled.mock.calls]).toEqual([false, []])
    await vi.advanceTimersByTimeAsync(1)
    expect(onSettled).toHaveBeenCalledWith(createUnavailable('timeout'))
    expect(isAborted(1)).toBe(true)
  })

  it('scales the timeouts of a query with queryTimeoutMs', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const fetch = vi.fn<Fetch>(() => pendingResponse)
    const client = anApiClient({ token: 'token', fetch, queryTimeoutMs: 10_000 })
    const onSettled = vi.fn()
    void run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} })).then(onSettled)
    await vi.advanceTimersByTimeAsync(5_999)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(fetch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(3_998)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onSettled).toHaveBeenCalledOnce()
  })

  it('includes the body in the timeout', async () => {
    const createEndlessResponse = () =>
      new Response(new ReadableStream({ start: controller => controller.enqueue(new Uint8Array([123])) }))
    const { findCity } = setUpClient(createEndlessResponse, createEndlessResponse)
    expect(await settleCall(findCity())).toEqual(createUnavailable('timeout'))
  })
})
