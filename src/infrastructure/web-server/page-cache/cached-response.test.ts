import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createBody,
  createRecompressor,
  getResponseSize,
  getContent,
  chooseEncoding,
  isNotModified,
  getRenderId,
} from './cached-response.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

describe('a body', () => {
  it('decompresses to the original text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async text => {
        const body = await createBody('text/plain', text)
        expect(brotliDecompressSync(getContent(body, 'br')).toString()).toBe(text)
        expect(getContent(body, 'identity').toString()).toBe(text)
      }),
      { numRuns: getRunCount(30) },
    )
  })

  const longText = Array.from(
    { length: 5000 },
    (_, id) => `<li id="${id * 7919}">${(id * id * 31).toString(36)}</li>`,
  ).join('')

  it('is compressed better if it lasts an hour or longer', async () => {
    const sizes = []
    for (const maxAge of [300, 'never', 3600, Number.POSITIVE_INFINITY] as const)
      sizes.push((await createBody('text/html', longText, maxAge)).br.length)
    const [minutesSize, uncachedSize, hourSize, unlimitedSize] = sizes
    expect([uncachedSize, unlimitedSize]).toEqual([minutesSize, hourSize])
    expect(hourSize).toBeLessThan(minutesSize ?? 0)
  })

  it('is compressed better once it is sent for the third time, one body at a time, with a pause between', async () => {
    const pauses: (() => void)[] = []
    const awaitPause = async () => {
      await expect.poll(() => pauses).toHaveLength(1)
      return pauses.pop()
    }
    const recompressIfFrequent = createRecompressor(end => void pauses.push(end))
    const bodies = [await createBody('text/html', longText), await createBody('text/html', `${longText}.`)] as const
    const quickLengths = bodies.map(({ br }) => br.length)
    const bestBytes = (await createBody('text/html', longText, 3600)).br
    const lateBody = await createBody('text/html', `${longText}..`)
    const lateBodyLength = lateBody.br.length
    const sendBodies = () => bodies.forEach(recompressIfFrequent)
    sendBodies()
    sendBodies()
    await createBody('text/html', longText, 3600)
    expect(bodies.map(({ br }) => br.length)).toEqual(quickLengths)
    sendBodies()
    // The first two sends count even during compression.
    recompressIfFrequent(lateBody)
    recompressIfFrequent(lateBody)
    const endPause = await awaitPause()
    expect(bodies[0].br.equals(bestBytes)).toBe(true)
    recompressIfFrequent(bodies[1])
    await createBody('text/html', longText, 3600)
    expect(bodies[1].br).toHaveLength(quickLengths[1] ?? 0)
    endPause?.()
    recompressIfFrequent(bodies[1])
    const endNextPause = await awaitPause()
    expect(bodies[1].br.length).toBeLessThan(quickLengths[1] ?? 0)
    expect(brotliDecompressSync(bodies[1].br).toString()).toBe(`${longText}.`)
    endNextPause?.()
    recompressIfFrequent(lateBody)
    await awaitPause()
    expect(lateBody.br.length).toBeLessThan(lateBodyLength)
  })

  it('has a render id of ten URL-safe characters that depends only on its content', async () => {
    const [body, equalBody, otherBody] = [
      await createBody('a', 'x'),
      await createBody('b', 'x', 3600),
      await createBody('a', 'y'),
    ]
    expect([body.etag, getRenderId(body)]).toEqual([
      expect.stringMatching(/^W\/"[\w-]{22}"$/),
      expect.stringMatching(/^[\w-]{10}$/),
    ])
    expect(getRenderId(equalBody)).toBe(getRenderId(body))
    expect(getRenderId(otherBody)).not.toBe(getRenderId(body))
  })

  it('counts toward the size of its page, as do the policy, the flight data and the route tree', async () => {
    const document = await createBody('text/html', 'a')
    const bodySize = document.br.length + 200
    const page = { status: 200, maxAge: 60, document }
    expect(getResponseSize(page)).toBe(500 + bodySize)
    expect(getResponseSize({ ...page, policy: 'four' })).toBe(504 + bodySize)
    expect(getResponseSize({ ...page, flight: document, routeTree: document })).toBe(500 + 3 * bodySize)
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
    ['*;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['GZIP', 'gzip'],
  ])('for a client with Accept-Encoding %j is encoded as %s', (acceptEncoding, encoding) => {
    expect(chooseEncoding(acceptEncoding)).toBe(encoding)
  })

  it('is compared with If-None-Match by its ETag', async () => {
    const body = await createBody('text/plain', 'a')
    const otherBody = await createBody('text/plain', 'b')
    expect(isNotModified(body.etag, body)).toBe(true)
    expect(isNotModified(body.etag.replace('W/', ''), body)).toBe(true)
    expect(isNotModified(`"x", ${body.etag}`, body)).toBe(true)
    expect(isNotModified(`W/"x",${body.etag} `, body)).toBe(true)
    expect(isNotModified(' * ', body)).toBe(true)
    expect(isNotModified(`x${body.etag}`, body)).toBe(false)
    expect(isNotModified(otherBody.etag, body)).toBe(false)
    expect(isNotModified(undefined, body)).toBe(false)
  })
})
