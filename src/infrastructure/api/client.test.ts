import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { createApiClient } from './client.ts'
import { maxAnswerSize, type Fetch } from './client/exchange.ts'

const moscow = { id: 1, slug: 'moskva', name: 'Москва' }
const json = (value: unknown, status = 200) => Response.json(value, { status })
const failed = (reason: string) => ({ ok: false, error: { _tag: 'ApiUnavailable', reason } })
const found = { ok: true, value: { city: moscow } }
const never = new Promise<Response>(() => {})

/** A client whose fetch answers the given things in turn. */
function given(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<Fetch>(async () => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    return answer()
  })
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = createApiClient({ baseUrl: 'http://api.test/v0/', locale: { current: () => 'en' }, logger, fetch })
  const ask = () => run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} }))
  return { ask, client, fetch, logger }
}

/** Pads the answer with spaces to this many bytes. */
const padded = (bytes: number) => {
  const text = JSON.stringify({ city: moscow })
  return text + ' '.repeat(bytes - new TextEncoder().encode(text).byteLength)
}

/** Waits on the fake clock. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000)
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a call that succeeds', () => {
  it('is sent once, for JSON, in the request’s language, and follows no redirect', async () => {
    const { ask, fetch } = given(() => json({ city: { ...moscow, population: 13 } }))
    expect(await ask()).toEqual(found)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith(
      'http://api.test/v0/api/cities/by/slug/moskva?lang=en',
      expect.objectContaining({ headers: { accept: 'application/json' }, redirect: 'manual' }),
    )
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('cache')
  })

  it('logs one line with the path template, never the address', async () => {
    const { ask, logger } = given(() => json({ city: moscow }))
    await ask()
    expect(logger.info.mock.calls).toEqual([
      ['api call', { method: 'GET', path: '/api/cities/by/slug/{slug}', status: 200, ms: 0 }],
    ])
  })

  it('logs how many list entries were left out', async () => {
    const { client, logger } = given(() => json({ regions: [{ name: 'Татарстан', cities: [moscow, { id: 2 }, 3] }] }))
    await run(client.call('regions', { params: {}, query: {} }))
    expect(logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ status: 200, omitted: 2 }))
  })

  it('may contain an error beside the data, because a query has no input to reject', async () => {
    expect(await given(() => json({ city: moscow, error: 'Soon gone.', errors: { a: ['b'] } })).ask()).toEqual(found)
  })

  it('uses the global fetch as it is at the time of the call', async () => {
    const client = createApiClient({
      baseUrl: 'http://api.test',
      locale: { current: () => 'ru' },
      logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(json({ city: moscow }))
    expect(await run(client.call('cityBySlug', { params: { slug: 'x' }, query: {} }))).toEqual(found)
  })
})

describe('a call that fails', () => {
  it.each([
    [404, { ok: false, error: { _tag: 'NotFound' } }],
    [301, failed('refused')],
    [302, failed('refused')],
    [401, failed('refused')],
    [422, failed('refused')],
    [429, failed('refused')],
  ])('with a %i is not retried', async (status, outcome) => {
    const { ask, fetch } = given(() => new Response('{"city":{}}', { status, headers: { location: '/login' } }))
    expect(await settled(ask())).toEqual(outcome)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['HTML', () => new Response('<h1>Привет</h1>')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['half of it', () => new Response('{"city":{"id":1,')],
    ['another thing', () => json({ city: null })],
    [
      'what is nested too deep',
      () => json({ city: { ...moscow, of: JSON.parse('['.repeat(64) + ']'.repeat(64)) as unknown } }),
    ],
    ['an answer that is too long', () => new Response(padded(maxAnswerSize + 1))],
  ])('with %s is broken and not retried', async (_, answer) => {
    const { ask, fetch, logger } = given(answer)
    expect(await settled(ask())).toEqual(failed('broken'))
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ reason: 'broken' }))
  })

  it('is not sent without an address or an encodable query', async () => {
    const { client, fetch } = given()
    const nowhere = client.call('cityBySlug', { params: { slug: '..' }, query: {} })
    const nonsense = client.call('profiles', { params: {}, query: { page: 0, perPage: 24 } })
    expect(await run(nowhere)).toEqual({ ok: false, error: { _tag: 'NotFound' } })
    expect(await run(nonsense)).toEqual(failed('refused'))
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the retry policy', () => {
  const refused = () => Promise.reject(new TypeError('fetch failed'))
  const reset = () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }))
  const ill = () => json({ message: 'Server Error' }, 503)

  it.each([
    ['the network', refused],
    ['the API', ill],
    ['an attempt without an answer', () => never],
  ])('recovers from one failure (%s)', async (_, first) => {
    const { ask, logger } = given(first, () => json({ city: moscow }))
    expect(await settled(ask())).toEqual(found)
    expect(logger.info).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['unreachable', refused],
    ['unreachable', reset],
    ['failed', ill],
    ['failed', () => json({ message: 'Server Error' }, 500)],
    ['timeout', () => never],
  ])('fails after two failures (%s)', async (reason, answer) => {
    const { ask, fetch, logger } = given(answer, answer)
    expect(await settled(ask())).toEqual(failed(reason))
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })

  it('pauses up to 300 ms before the second attempt', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { ask, fetch } = given(refused, () => json({ city: moscow }))
    const asked = ask()
    await vi.advanceTimersByTimeAsync(149)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(await asked).toEqual(found)
  })

  it('times out after 1.5 s an attempt and 2.5 s in all, and aborts the request', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { ask, fetch } = given(
      () => never,
      () => never,
    )
    const ended = vi.fn()
    void ask().then(ended)
    const signal = (attempt: number) => fetch.mock.calls[attempt]?.[1].signal?.aborted
    await vi.advanceTimersByTimeAsync(1_499)
    expect(signal(0)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal(0)).toBe(true)
    await vi.advanceTimersByTimeAsync(999)
    expect([signal(1), ended.mock.calls]).toEqual([false, []])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(failed('timeout'))
    expect(signal(1)).toBe(true)
  })

  it('scales the timeouts of queries and session queries with queryTimeoutMs', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const fetch = vi.fn<Fetch>(() => never)
    const client = anApiClient({ token: 'token', fetch, queryTimeoutMs: 10_000 })
    const ended = vi.fn()
    void run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} })).then(() => void ended('query'))
    void run(client.call('ownProfile', { params: {}, query: {} })).then(() => void ended('session query'))
    await vi.advanceTimersByTimeAsync(3_199)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended.mock.calls).toEqual([['session query']])
    await vi.advanceTimersByTimeAsync(6_799)
    expect(ended).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenLastCalledWith('query')
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('includes the body in the timeout', async () => {
    const endless = () => new Response(new ReadableStream({ start: stream => stream.enqueue(new Uint8Array([123])) }))
    const { ask } = given(endless, endless)
    expect(await settled(ask())).toEqual(failed('timeout'))
  })
})
