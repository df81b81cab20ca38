import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { Overloaded } from '#infrastructure/web-server/page-cache/task-slots.ts'
import { createImageProxy } from './image-proxy.ts'
import { ImageUnavailable, type FetchImage } from './fetch-image.ts'

const original = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#3af' } })
  .jpeg()
  .toBuffer()
const getImageUrl = (url: string, width = 64) => `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`
const photoUrl = 'https://img.example/a.jpg'
const emptyStore = { read: () => Promise.resolve(undefined), write: () => Promise.resolve(), remove: () => undefined }

async function setUp(fetchImage: FetchImage = () => Promise.resolve({ bytes: original, maxAge: 0 })) {
  const fetchedUrls: string[] = []
  const warnings: (readonly unknown[])[] = []
  const { app } = await createFakeSite({
    fetchImage: url => {
      fetchedUrls.push(url.href)
      return fetchImage(url)
    },
    logger: { info: () => undefined, warn: (...line) => void warnings.push(line), error: () => undefined },
  })
  return {
    fetchedUrls,
    warnings,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
  }
}

describe('an image', () => {
  it('is not fetched again for the same type, and is sent as WebP if the browser accepts it', async () => {
    const { get, fetchedUrls } = await setUp()
    const accept = 'image/avif,image/webp,*/*;q=0.8'
    const webp = await get(getImageUrl(photoUrl), { accept })
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=14400, must-revalidate',
      'content-security-policy': "script-src 'none'; frame-ancestors 'none'; sandbox;",
      vary: 'Accept',
    })
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 })
    expect((await get(getImageUrl(photoUrl), { accept })).rawPayload.equals(webp.rawPayload)).toBe(true)
    expect(fetchedUrls).toEqual([photoUrl])
    expect((await get(getImageUrl(photoUrl))).headers['content-type']).toBe('image/jpeg')
    const notModified = await get(getImageUrl(photoUrl), { accept, 'if-none-match': String(webp.headers.etag) })
    expect([notModified.statusCode, notModified.payload]).toEqual([304, ''])
  })

  it('is fetched once for concurrent requests', async () => {
    const { get, fetchedUrls } = await setUp()
    await Promise.all(Array.from({ length: 20 }, () => get(getImageUrl(photoUrl))))
    expect(fetchedUrls).toEqual([photoUrl])
  })

  it.each([
    '/kazan',
    '//evil.example/a.png',
    '/_next/image?url=x',
    'kazan',
    'file:///etc/passwd',
    'https://img.example/a\n{}',
  ])('is not fetched from %j', async url => {
    const { get, fetchedUrls } = await setUp()
    const { statusCode, headers, payload } = await get(getImageUrl(url))
    expect([statusCode, headers['cache-control'], payload]).toEqual([400, 'no-store', ''])
    expect(fetchedUrls).toEqual([])
  })

  it.each([
    '/_next/image',
    '/_next/image?w=64',
    getImageUrl(photoUrl, 65),
    `${getImageUrl(photoUrl)}&q=75`,
    getImageUrl(photoUrl).replace('q=75', 'q=90'),
    `${getImageUrl(photoUrl)}&url=https://img.example/b.jpg`,
    getImageUrl(photoUrl).replace('_next', '%5Fnext'),
    getImageUrl(photoUrl).replace('image', 'im%61ge'),
    `${getImageUrl(photoUrl)}&x=1`,
    `/_next/image?w=64&q=75&url=${encodeURIComponent(photoUrl)}`,
    `/_next/image?url=${photoUrl}&w=64&q=75`,
    getImageUrl(photoUrl).replace('%3A', '%3a'),
  ])('is rejected at the URL %s', async url => {
    const { get, fetchedUrls } = await setUp()
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(fetchedUrls).toEqual([])
  })
})

describe('a stored image', () => {
  it('is sent without waiting for a slot while its host hangs', async () => {
    const { get, fetchedUrls } = await setUp(url =>
      url.pathname === '/a.jpg' ? Promise.resolve({ bytes: original, maxAge: 0 }) : new Promise<never>(() => undefined),
    )
    const first = await get(getImageUrl(photoUrl))
    for (let number = 0; number < 50; number += 1) void get(getImageUrl(`https://img.example/hangs/${number}`))
    await expect.poll(() => fetchedUrls.length).toBeGreaterThan(2)
    expect((await get(getImageUrl(photoUrl))).rawPayload.equals(first.rawPayload)).toBe(true)
  })
})

describe('a stale image', () => {
  it('is sent while its host fails, without being cached again, until the host answers that it is gone', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let error = new ImageUnavailable(504, 'timeout')
    let isStored = false
    const { get, fetchedUrls } = await setUp(() => {
      if (isStored) return Promise.reject(error)
      isStored = true
      return Promise.resolve({ bytes: original, maxAge: 0 })
    })
    await get(getImageUrl(photoUrl))
    const readCacheControl = async () => (await get(getImageUrl(photoUrl))).headers['cache-control']
    vi.advanceTimersByTime(14_000_000)
    expect(await readCacheControl()).toBe('public, max-age=400, must-revalidate')
    vi.advanceTimersByTime(400_000)
    expect(await readCacheControl()).toBe('public, max-age=0, must-revalidate')
    await expect.poll(() => fetchedUrls.length).toBe(2)
    error = new ImageUnavailable(404, 'status 410')
    vi.advanceTimersByTime(30_000)
    expect((await get(getImageUrl(photoUrl))).statusCode).toBe(200)
    await expect.poll(() => fetchedUrls.length).toBe(3)
    expect((await get(getImageUrl(photoUrl))).statusCode).toBe(404)
  })
})

describe('a deleted image', () => {
  it('is removed at all sizes and types once its host answers that it is gone', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let isGone = false
    const { get } = await setUp(() =>
      isGone
        ? Promise.reject(new ImageUnavailable(404, 'status 404'))
        : Promise.resolve({ bytes: original, maxAge: 0 }),
    )
    const requests = [64, 1920].flatMap(width => ['image/webp', '*/*'].map(accept => ({ width, accept })))
    const getStatuses = () =>
      Promise.all(
        requests.map(async ({ width, accept }) => (await get(getImageUrl(photoUrl, width), { accept })).statusCode),
      )
    expect(await getStatuses()).toEqual([200, 200, 200, 200])
    isGone = true
    vi.advanceTimersByTime(14_400_000)
    await expect.poll(async () => (await get(getImageUrl(photoUrl))).statusCode).toBe(404)
    expect(await getStatuses()).toEqual([404, 404, 404, 404])
  })
})

describe('loading an image for a share image', () => {
  it.each([
    ['resolves to undefined if the host does not have it', new ImageUnavailable(404, 'status 404'), undefined],
    ['resolves to undefined if the file is not an image', undefined, undefined],
    ['rejects if the host hangs', new ImageUnavailable(504, 'timeout'), 'ImageUnavailable: timeout'],
    ['rejects if it waited too long for others', new Overloaded(), 'Overloaded'],
  ])('%s', async (_what, error, outcome) => {
    await createFakeSite()
    const { load } = createImageProxy({
      fetchImage: () => (error ? Promise.reject(error) : Promise.resolve({ bytes: Buffer.from('<svg/>'), maxAge: 0 })),
      store: emptyStore,
      isImageServed: () => true,
    })
    expect(await load(getImageUrl(photoUrl)).catch(String)).toBe(outcome)
  })
})

describe('an image that waits for others', () => {
  it('is served if its turn comes within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await createFakeSite()
    let releaseFetches = (): void => undefined
    const fetchesReleased = new Promise<void>(resolve => (releaseFetches = resolve))
    const { load } = createImageProxy({
      fetchImage: async () => {
        await fetchesReleased
        return { bytes: original, maxAge: 0 }
      },
      store: emptyStore,
      isImageServed: () => true,
    })
    const images = Array.from({ length: 24 }, (_, number) => load(getImageUrl(`https://img.example/${number}`)))
    await vi.advanceTimersByTimeAsync(9999)
    releaseFetches()
    expect(await Promise.all(images)).not.toContain(undefined)
  })
})

describe('an unavailable image', () => {
  it.each([
    ['the host responds 404', new ImageUnavailable(404, 'status 404'), 404],
    ['the host hangs', new ImageUnavailable(504, 'timeout'), 504],
  ])('is not cacheable, and is logged without its URL, if %s', async (_why, error, status) => {
    const { get, warnings } = await setUp(() => Promise.reject(error))
    const { statusCode, headers } = await get(getImageUrl('https://img.example/secret/path?token=1'))
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(warnings).toEqual([['picture unavailable', { host: 'img.example', reason: error.message }]])
  })

  it('is not requested from its host again for 30 s, at any size', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { get, fetchedUrls, warnings } = await setUp(() => Promise.reject(new ImageUnavailable(504, 'timeout')))
    for (const width of [64, 128, 64]) expect((await get(getImageUrl(photoUrl, width))).statusCode).toBe(504)
    expect([fetchedUrls, warnings]).toEqual([[photoUrl], [expect.anything()]])
    vi.advanceTimersByTime(29_999)
    expect((await get(getImageUrl(photoUrl))).statusCode).toBe(504)
    expect(fetchedUrls).toEqual([photoUrl])
    vi.advanceTimersByTime(1)
    await get(getImageUrl(photoUrl))
    expect(fetchedUrls).toEqual([photoUrl, photoUrl])
  })

  it('is requested again at once if it only waited too long for others', async () => {
    let failure: Error | undefined = new Overloaded()
    const { get } = await setUp(() =>
      failure ? Promise.reject(failure) : Promise.resolve({ bytes: original, maxAge: 0 }),
    )
    expect((await get(getImageUrl(photoUrl))).statusCode).toBe(503)
    failure = undefined
    expect((await get(getImageUrl(photoUrl))).statusCode).toBe(200)
  })

  it('is a 502 if the file is not an image', async () => {
    const { get } = await setUp(() => Promise.resolve({ bytes: Buffer.from('<svg/>'), maxAge: 0 }))
    expect((await get(getImageUrl(photoUrl))).statusCode).toBe(502)
  })
})
