import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createBody,
  createSendCounter,
  getResponseSize,
  getContent,
  chooseEncoding,
  isNotModified,
  getRenderName,
} from './cached-response.ts'

describe('a body', () => {
  it('is the same text as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async text => {
        const body = await createBody('text/plain', text)
        expect(brotliDecompressSync(getContent(body, 'br')).toString()).toBe(text)
        expect(getContent(body, 'identity').toString()).toBe(text)
      }),
      { numRuns: 30 },
    )
  })

  const long = Array.from(
    { length: 5000 },
    (_, id) => `<li id="${id * 7919}">${(id * id * 31).toString(36)}</li>`,
  ).join('')

  it('is compressed better if it lasts an hour or longer', async () => {
    const sizes = []
    for (const maxAge of [300, 'never', 3600, Number.POSITIVE_INFINITY] as const)
      sizes.push((await createBody('text/html', long, maxAge)).br.length)
    const [short, never, hour, ever] = sizes
    expect([never, ever]).toEqual([short, hour])
    expect(hour).toBeLessThan(short ?? 0)
  })

  it('is compressed better once it is sent for the third time, one body at a time, with a pause between', async () => {
    const pauses: (() => void)[] = []
    const nextPause = async () => {
      await expect.poll(() => pauses).toHaveLength(1)
      return pauses.pop()
    }
    const countSend = createSendCounter(end => void pauses.push(end))
    const bodies = [await createBody('text/html', long), await createBody('text/html', `${long}.`)] as const
    const quick = bodies.map(({ br }) => br.length)
    const best = (await createBody('text/html', long, 3600)).br
    const late = await createBody('text/html', `${long}..`)
    const lateLength = late.br.length
    const send = () => bodies.forEach(countSend)
    send()
    send()
    await createBody('text/html', long, 3600)
    expect(bodies.map(({ br }) => br.length)).toEqual(quick)
    send()
    // Sends during compression count.
    countSend(late)
    countSend(late)
    const endPause = await nextPause()
    expect(bodies[0].br.equals(best)).toBe(true)
    countSend(bodies[1])
    await createBody('text/html', long, 3600)
    expect(bodies[1].br).toHaveLength(quick[1] ?? 0)
    endPause?.()
    countSend(bodies[1])
    const endNextPause = await nextPause()
    expect(bodies[1].br.length).toBeLessThan(quick[1] ?? 0)
    expect(brotliDecompressSync(bodies[1].br).toString()).toBe(`${long}.`)
    endNextPause?.()
    countSend(late)
    await nextPause()
    expect(late.br.length).toBeLessThan(lateLength)
  })

  it('names its render by content, in ten URL-safe characters', async () => {
    const [one, same, other] = [await createBody('a', 'x'), await createBody('a', 'x'), await createBody('a', 'y')]
    expect([one.etag, getRenderName(one)]).toEqual([
      expect.stringMatching(/^W\/"[\w-]{22}"$/),
      expect.stringMatching(/^[\w-]{10}$/),
    ])
    expect(getRenderName(same)).toBe(getRenderName(one))
    expect(getRenderName(other)).not.toBe(getRenderName(one))
  })

  it('takes as much memory as all its forms', async () => {
    const document = await createBody('text/html', 'a')
    const each = document.br.length + 200
    const page = { status: 200, maxAge: 60, document }
    expect(getResponseSize(page)).toBe(500 + each)
    expect(getResponseSize({ ...page, policy: 'four' })).toBe(504 + each)
    expect(getResponseSize({ ...page, flight: document, routeTree: document })).toBe(500 + 3 * each)
  })

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;Q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.2', 'br'],
    ['BR ; q=0.1 , *;q=0', 'br'],
    ['br;level=1;q=0, gzip;level=1', 'gzip'],
    ['deflate;q=0, br', 'br'],
    ['*;q=0', 'identity'],
    ['brotli, gzipped', 'identity'],
    ['*', 'gzip'],
  ])('for a client that accepts %j is encoded as %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })

  it('knows whether a client already has it', async () => {
    const body = await createBody('text/plain', 'a')
    const other = await createBody('text/plain', 'b')
    expect(isNotModified(body.etag, body)).toBe(true)
    expect(isNotModified(body.etag.replace('W/', ''), body)).toBe(true)
    expect(isNotModified(`"x", ${body.etag}`, body)).toBe(true)
    expect(isNotModified(`W/"x",${body.etag} `, body)).toBe(true)
    expect(isNotModified(' * ', body)).toBe(true)
    expect(isNotModified(`x${body.etag}`, body)).toBe(false)
    expect(isNotModified(other.etag, body)).toBe(false)
    expect(isNotModified(undefined, body)).toBe(false)
  })
})
