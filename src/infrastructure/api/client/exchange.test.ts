import { describe, expect, it, vi } from 'vitest'
import { exchange, maxErrorBodySize, type ApiRequest, type Fetch } from './exchange.ts'

const request: ApiRequest = {
  address: 'http://api.test/x',
  method: 'GET',
  sendsCredentials: false,
  needsAccount: false,
}
const { signal } = new AbortController()
const ask = (response: Response, more: Partial<ApiRequest> = {}) => {
  const fetch = vi.fn<Fetch>(async () => response)
  return { answer: exchange(fetch, { ...request, ...more }, signal), fetch }
}

/** A body in pieces, and whether it was cancelled. */
function inPieces(...pieces: readonly Uint8Array[]) {
  const cancel = vi.fn()
  const left = [...pieces]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        const piece = left.shift()
        if (piece) stream.enqueue(piece)
        else stream.close()
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  return { body, cancel, left }
}

describe('a request', () => {
  const headers = { accept: 'application/json' }

  it('sends no method, body or content type for a read', async () => {
    const { answer, fetch } = ask(new Response('{}'))
    await answer
    expect(fetch.mock.calls).toEqual([['http://api.test/x', { headers, redirect: 'manual', signal }]])
  })

  it('sends method, body and token for a write', async () => {
    const { answer, fetch } = ask(new Response('{}'), { method: 'POST', body: '{"a":1}', bearer: 'token' })
    await answer
    const more = { authorization: 'Bearer token', 'content-type': 'application/json' }
    expect(fetch.mock.calls[0]?.[1]).toEqual({
      method: 'POST',
      headers: { ...headers, ...more },
      body: '{"a":1}',
      redirect: 'manual',
      signal,
    })
  })
})

describe('an answer', () => {
  const text = new TextEncoder().encode('Привет')

  it('is decoded correctly wherever the chunks are split', async () => {
    for (let at = 0; at <= text.length; at += 1) {
      const { body } = inPieces(text.slice(0, at), text.slice(at))
      expect(await ask(new Response(body)).answer).toEqual({ status: 200, text: 'Привет' })
    }
  })

  it('shows a replacement character if it ends within a character', async () => {
    expect(await ask(new Response(text.slice(0, 3))).answer).toEqual({ status: 200, text: 'П\uFFFD' })
  })

  it('may be empty', async () => {
    expect(await ask(new Response(null, { status: 204 })).answer).toEqual({ status: 204, text: '' })
  })

  it('is read up to 64 KiB if it rejects a write, and cancelled beyond that', async () => {
    const kib = new Uint8Array(1024).fill(32)
    const exact = inPieces(...Array.from({ length: 64 }, () => kib))
    const write = { method: 'PUT' }
    const read = await ask(new Response(exact.body, { status: 422 }), write).answer
    expect([read.status, read.text?.length, maxErrorBodySize]).toEqual([422, 65_536, 65_536])
    const long = inPieces(...Array.from({ length: 64 }, () => kib), new Uint8Array(1), kib)
    expect(await ask(new Response(long.body, { status: 422 }), write).answer).toEqual({ status: 422 })
    expect([long.cancel.mock.calls.length, long.left.length]).toEqual([1, 1])
  })

  it.each([
    ['GET', 400],
    ['PUT', 500],
    ['PUT', 302],
  ])('is cancelled unread if it does not reject a write: %s %i', async (method, status) => {
    const { body, cancel } = inPieces(text)
    expect(await ask(new Response(body, { status }), { method }).answer).toEqual({ status })
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('is cancelled unread if it failed, and keeps Retry-After', async () => {
    for (const [headers, more] of [
      [{}, {}],
      [{ 'retry-after': '17' }, { retryAfter: '17' }],
    ] as const) {
      const failed = inPieces(text)
      expect(await ask(new Response(failed.body, { status: 503, headers })).answer).toEqual({ status: 503, ...more })
      expect([failed.cancel.mock.calls.length, failed.left.length]).toEqual([1, 1])
    }
  })
})
