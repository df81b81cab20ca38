import { describe, expect, it, vi } from 'vitest'
import { exchange, maxErrorBodyBytes, type ApiRequest, type Fetch } from './exchange.ts'

const request: ApiRequest = {
  url: 'http://api.test/x',
  method: 'GET',
  sendsCredentials: false,
  needsAccount: false,
}
const { signal } = new AbortController()
const sendRequest = (response: Response, overrides: Partial<ApiRequest> = {}) => {
  const fetch = vi.fn<Fetch>(async () => response)
  return { result: exchange(fetch, { ...request, ...overrides }, signal), fetch }
}

function createChunkedBody(...chunks: readonly Uint8Array[]) {
  const cancel = vi.fn()
  const remainingChunks = [...chunks]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = remainingChunks.shift()
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  return { body, cancel, remainingChunks }
}

describe('a request', () => {
  const headers = { accept: 'application/json' }

  it('sends no method, body or content type for a read', async () => {
    const { result, fetch } = sendRequest(new Response('{}'))
    await result
    expect(fetch.mock.calls).toEqual([['http://api.test/x', { headers, redirect: 'manual', signal }]])
  })

  it('sends method, body and token for a write', async () => {
    const { result, fetch } = sendRequest(new Response('{}'), { method: 'POST', body: '{"a":1}', token: 'token' })
    await result
    const writeHeaders = { authorization: 'Bearer token', 'content-type': 'application/json' }
    expect(fetch.mock.calls[0]?.[1]).toEqual({
      method: 'POST',
      headers: { ...headers, ...writeHeaders },
      body: '{"a":1}',
      redirect: 'manual',
      signal,
    })
  })
})

describe('a response', () => {
  const text = new TextEncoder().encode('Привет')

  it('is decoded correctly wherever the chunks are split', async () => {
    for (let index = 0; index <= text.length; index += 1) {
      const { body } = createChunkedBody(text.slice(0, index), text.slice(index))
      expect(await sendRequest(new Response(body)).result).toEqual({ status: 200, text: 'Привет' })
    }
  })

  it('contains a replacement character if it ends within a character', async () => {
    expect(await sendRequest(new Response(text.slice(0, 3))).result).toEqual({ status: 200, text: 'П\uFFFD' })
  })

  it('may be empty', async () => {
    expect(await sendRequest(new Response(null, { status: 204 })).result).toEqual({ status: 204, text: '' })
  })

  it.each([
    ['rejects a write', 'PUT', 422],
    ['is a 404', 'GET', 404],
  ])('is read up to 64 KiB if it %s, and canceled beyond that', async (_what, method, status) => {
    const kib = new Uint8Array(1024).fill(32)
    const exactBody = createChunkedBody(...Array.from({ length: 64 }, () => kib))
    const result = await sendRequest(new Response(exactBody.body, { status }), { method }).result
    expect([result.status, result.text?.length, maxErrorBodyBytes]).toEqual([status, 65_536, 65_536])
    const longBody = createChunkedBody(...Array.from({ length: 64 }, () => kib), new Uint8Array(1), kib)
    expect(await sendRequest(new Response(longBody.body, { status }), { method }).result).toEqual({ status })
    expect([longBody.cancel.mock.calls.length, longBody.remainingChunks.length]).toEqual([1, 1])
  })

  it.each([
    ['GET', 400],
    ['PUT', 500],
    ['PUT', 302],
  ])(
    'is canceled unread if it is a failure, but neither the rejection of a write nor a 404: %s %i',
    async (method, status) => {
      const { body, cancel } = createChunkedBody(text)
      expect(await sendRequest(new Response(body, { status }), { method }).result).toEqual({ status })
      expect(cancel).toHaveBeenCalledTimes(1)
    },
  )

  it('has Retry-After if it is a failure and the API sends it, whether the body is read or canceled unread', async () => {
    for (const [headers, expectedFields] of [
      [{}, {}],
      [{ 'retry-after': '17' }, { retryAfter: '17' }],
    ] as const) {
      const failedBody = createChunkedBody(text)
      expect(await sendRequest(new Response(failedBody.body, { status: 503, headers })).result).toEqual({
        status: 503,
        ...expectedFields,
      })
      expect([failedBody.cancel.mock.calls.length, failedBody.remainingChunks.length]).toEqual([1, 1])
    }
    const rejection = new Response(text, { status: 429, headers: { 'retry-after': '17' } })
    expect(await sendRequest(rejection, { method: 'PUT' }).result).toEqual({
      status: 429,
      text: 'Привет',
      retryAfter: '17',
    })
  })
})
