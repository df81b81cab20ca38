import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBody, createSendCounter } from './cached-response.ts'
import { getGzip, getCachedGzip } from './gzip-on-demand.ts'

it('is the same text as the body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async text => {
      const body = await createBody('text/plain', text)
      expect(gunzipSync(await getGzip(body)).toString()).toBe(text)
    }),
    { numRuns: 30 },
  )
})

it('is created once for concurrent requests, and cached', async () => {
  const body = await createBody('text/plain', 'page')
  expect(getCachedGzip(body)).toBeUndefined()
  const [one, other] = await Promise.all([getGzip(body), getGzip(body)])
  expect(other).toBe(one)
  expect(getCachedGzip(body)).toBe(one)
  expect(await getGzip(body)).toBe(one)
})

it('stays when the body is compressed better', async () => {
  const long = Array.from({ length: 5000 }, (_, id) => `<li>${(id * id * 31).toString(36)}</li>`).join('')
  const body = await createBody('text/html', long)
  const [quick, zipped] = [body.br, await getGzip(body)]
  const countSend = createSendCounter()
  const better = () => {
    countSend(body)
    return body.br
  }
  await expect.poll(better).not.toBe(quick)
  expect(getCachedGzip(body)).toBe(zipped)
})

it('is evicted beyond 32 MB, which include the bodies that it keeps alive', async () => {
  const body = await createBody('text/plain', 'page')
  const large = { ...body, br: Buffer.concat([body.br, Buffer.alloc(17 * 1_048_576)]) }
  const other = { ...large }
  await getGzip(large)
  expect(getCachedGzip(large)).toBeDefined()
  await getGzip(other)
  expect(getCachedGzip(large)).toBeUndefined()
  expect(getCachedGzip(other)).toBeDefined()
})

it('rejects a damaged body, and tries again on the next request', async () => {
  const body = await createBody('text/plain', 'page')
  const { br } = body
  body.br = Buffer.from('no brotli')
  await expect(getGzip(body)).rejects.toThrow('Decompression failed')
  body.br = br
  expect(gunzipSync(await getGzip(body)).toString()).toBe('page')
})
