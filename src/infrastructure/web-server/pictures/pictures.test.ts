import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { PictureUnavailable, type FetchPicture } from './fetch-picture.ts'

const original = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#3af' } })
  .jpeg()
  .toBuffer()
const address = (url: string, width = 64) => `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`
const photo = 'https://img.example/a.jpg'

/** A site whose pictures are served as `fetchPicture` says, with what was asked for. */
async function setUp(fetchPicture: FetchPicture = () => Promise.resolve({ bytes: original, maxAge: 0 })) {
  const asked: string[] = []
  const warnings: (readonly unknown[])[] = []
  const { app } = await createFakeSite({
    fetchPicture: url => {
      asked.push(url.href)
      return fetchPicture(url)
    },
    logger: { info: () => undefined, warn: (...line) => void warnings.push(line), error: () => undefined },
  })
  return { asked, warnings, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) }
}

describe('a picture', () => {
  it('is fetched once and answered in the best form that the browser accepts', async () => {
    const { get, asked } = await setUp()
    const accept = 'image/avif,image/webp,*/*;q=0.8'
    const webp = await get(address(photo), { accept })
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=14400, must-revalidate',
      'content-security-policy': "script-src 'none'; frame-ancestors 'none'; sandbox;",
      vary: 'Accept',
    })
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 })
    expect((await get(address(photo), { accept })).rawPayload.equals(webp.rawPayload)).toBe(true)
    expect(asked).toEqual([photo])
    expect((await get(address(photo))).headers['content-type']).toBe('image/jpeg')
    const again = await get(address(photo), { accept, 'if-none-match': String(webp.headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('is fetched once for concurrent requests', async () => {
    const { get, asked } = await setUp()
    await Promise.all(Array.from({ length: 20 }, () => get(address(photo))))
    expect(asked).toEqual([photo])
  })

  it.each([
    '/kazan',
    '//evil.example/a.png',
    '/_next/image?url=x',
    'kazan',
    'file:///etc/passwd',
    'https://img.example/a\n{}',
  ])('is not fetched from %j', async url => {
    const { get, asked } = await setUp()
    const { statusCode, headers, payload } = await get(address(url))
    expect([statusCode, headers['cache-control'], payload]).toEqual([400, 'no-store', ''])
    expect(asked).toEqual([])
  })

  it.each([
    '/_next/image',
    '/_next/image?w=64',
    address(photo, 65),
    `${address(photo)}&q=75`,
    address(photo).replace('q=75', 'q=90'),
    `${address(photo)}&url=https://img.example/b.jpg`,
    // Another spelling would be another key in the caches in front.
    address(photo).replace('_next', '%5Fnext'),
    address(photo).replace('image', 'im%61ge'),
  ])('has no address %s', async url => {
    const { get, asked } = await setUp()
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(asked).toEqual([])
  })
})

describe('while its host hangs', () => {
  it('a stored picture is served, without waiting for a slot', async () => {
    const { get, asked } = await setUp(url =>
      url.pathname === '/a.jpg' ? Promise.resolve({ bytes: original, maxAge: 0 }) : new Promise<never>(() => undefined),
    )
    const first = await get(address(photo))
    for (let number = 0; number < 50; number += 1) void get(address(`https://img.example/hangs/${number}`))
    await expect.poll(() => asked.length).toBeGreaterThan(2)
    expect((await get(address(photo))).rawPayload.equals(first.rawPayload)).toBe(true)
  })
})

describe('an unavailable picture', () => {
  it.each([
    ['the host has none', new PictureUnavailable(404, 'status 404'), 404],
    ['the host hangs', new PictureUnavailable(504, 'timeout'), 504],
  ])('is not cacheable, and is logged without its address, if %s', async (_why, error, status) => {
    const { get, warnings } = await setUp(() => Promise.reject(error))
    const { statusCode, headers } = await get(address('https://img.example/secret/path?token=1'))
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(warnings).toEqual([['picture unavailable', { host: 'img.example', reason: error.message }]])
  })

  it('is a 502 if it is no picture', async () => {
    const { get } = await setUp(() => Promise.resolve({ bytes: Buffer.from('<svg/>'), maxAge: 0 }))
    expect((await get(address(photo))).statusCode).toBe(502)
  })
})
