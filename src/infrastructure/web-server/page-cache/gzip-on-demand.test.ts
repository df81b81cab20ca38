import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBody, createRecompressor } from './cached-response.ts'
import { getGzip, getCachedGzip } from './gzip-on-demand.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

it('compresses a body to gzip that decompresses to its text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async text => {
      const body = await createBody('text/plain', text)
      expect(gunzipSync(await getGzip(body)).toString()).toBe(text)
    }),
    { numRuns: getRunCount(30) },
  )
})

it('creates gzip once for concurrent requests, and caches it', async () => {
  const body = await createBody('text/plain', 'page')
  expect(getCachedGzip(body)).toBeUndefined()
  const [gzip, sharedGzip] = await Promise.all([getGzip(body), getGzip(body)])
  expect(sharedGzip).toBe(gzip)
  expect(getCachedGzip(body)).toBe(gzip)
  expect(await getGzip(body)).toBe(gzip)
})

it('keeps gzip cached when the body is recompressed', async () => {
  const longText = Array.from({ length: 5000 }, (_, id) => `<li>${(id * id * 31).toString(36)}</li>`).join('')
  const body = await createBody('text/html', longText)
  const [quickBytes, gzip] = [body.br, await getGzip(body)]
  const recompressIfFrequent = createRecompressor()
  const sendBody = () => {
    recompressIfFrequent(body)
    return body.br
  }
  await expect.poll(sendBody).not.toBe(quickBytes)
  expect(getCachedGzip(body)).toBe(gzip)
})

it('evicts gzip above 32 MB, counting the Brotli bodies', async () => {
  const body = await createBody('text/plain', 'page')
  const largeBody = { ...body, br: Buffer.concat([body.br, Buffer.alloc(17 * 1_048_576)]) }
  const otherBody = { ...largeBody }
  await getGzip(largeBody)
  expect(getCachedGzip(largeBody)).toBeDefined()
  await getGzip(otherBody)
  expect(getCachedGzip(largeBody)).toBeUndefined()
  expect(getCachedGzip(otherBody)).toBeDefined()
})

it('rejects a damaged body, and tries again on the next request', async () => {
  const body = await createBody('text/plain', 'page')
  const { br } = body
  body.br = Buffer.from('no brotli')
  await expect(getGzip(body)).rejects.toThrow('Decompression failed')
  body.br = br
  expect(gunzipSync(await getGzip(body)).toString()).toBe('page')
})
