import Fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Render } from '#infrastructure/runtime/runtime.ts'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import type { LoadImage } from './paint-svg.ts'
import { createPainter } from './painter.ts'
import { addShareImages } from './share-images.ts'

interface SvgResponse {
  readonly status?: number
  readonly failure?: string
  readonly isIncomplete?: true
  readonly body?: string
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'
const svgWithPhoto = svg.replace('/>', '><image href="/photo" width="9"/></svg>')
const imageUrl = '/og/ru/city/kazan.png'
const svgPath = '/~share/city/kazan/opengraph-image'

function setUp() {
  installFakeRuntime()
  const requestedPaths: string[] = []
  const responses = new Map<string, SvgResponse>()
  const loadImage = vi.fn<LoadImage>(() => Promise.resolve(undefined))
  const app = Fastify()
  const { invalidate } = addShareImages(
    app,
    createPainter((_locale, path) => {
      requestedPaths.push(path)
      const { status = 200, failure, isIncomplete, body = svg } = responses.get(path) ?? {}
      const render: Render = {
        ...(failure !== undefined && { failure: { _tag: failure } }),
        ...(isIncomplete && { isIncomplete }),
      }
      return Promise.resolve({ status, body: Buffer.from(body), render })
    }, loadImage),
    { 'x-own': '1', 'cross-origin-resource-policy': 'same-origin' },
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('no page'))
  return { app, requestedPaths, responses, loadImage, invalidate }
}
let setup: ReturnType<typeof setUp>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  setup = setUp()
})
afterEach(() => vi.useRealTimers())
const get = (url: string, headers: Record<string, string> = {}) => setup.app.inject({ url, headers })

describe('a share image', () => {
  it('is painted once, and other sites may embed it', async () => {
    const { statusCode, headers, rawPayload } = await get(imageUrl)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-own': '1',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers['cache-control']).toContain('public, max-age=86400')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    await get(`${imageUrl}?v=2`)
    expect(setup.requestedPaths).toEqual([svgPath])
  })

  it('has the age of its copy, so that other caches do not keep it longer', async () => {
    expect((await get(imageUrl)).headers['age']).toBe('0')
    vi.advanceTimersByTime(3_600_000)
    expect((await get(imageUrl)).headers['age']).toBe('3600')
  })

  it('is painted again in both languages only for a changed profile', async () => {
    const urls = ['/og/ru/profile/7.png', '/og/en/profile/7.png', '/og/ru/profile/77.png', imageUrl]
    for (const url of urls) await get(url)
    setup.requestedPaths.length = 0
    setup.invalidate([7])
    for (const url of urls) await get(url)
    expect(setup.requestedPaths).toEqual(['/~share/profile/7/opengraph-image', '/en/~share/profile/7/opengraph-image'])
  })

  it('is not cacheable if its profile changes during the render', async () => {
    setup.responses.set('/~share/profile/7/opengraph-image', {
      get body() {
        setup.invalidate([7])
        return svg
      },
    })
    const url = '/og/ru/profile/7.png'
    expect((await get(url)).headers['cache-control']).toBe('no-store')
    setup.responses.clear()
    expect((await get(url)).headers['cache-control']).toContain('public')
    expect(setup.requestedPaths).toHaveLength(2)
  })

  it('is rendered in its language', async () => {
    await get('/og/en/profile/7.png')
    await get('/og/en.png')
    expect(setup.requestedPaths).toEqual([
      '/en/~share/profile/7/opengraph-image',
      '/en/~share/site/itself/opengraph-image',
    ])
  })

  it('is a 304 for a client that has it', async () => {
    const { headers } = await get(imageUrl)
    const notModified = await get(imageUrl, { 'if-none-match': String(headers.etag) })
    expect([notModified.statusCode, notModified.payload]).toEqual([304, ''])
  })

  it('has no body for HEAD', async () => {
    const { statusCode, payload } = await setup.app.inject({ method: 'HEAD', url: imageUrl })
    expect([statusCode, payload]).toEqual([200, ''])
  })

  it('is painted once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get(imageUrl)))
    expect(setup.requestedPaths).toHaveLength(1)
  })

  it('is a 404 for a missing city, cached for a minute and never served stale', async () => {
    setup.responses.set(svgPath, { status: 404, failure: 'CityNotFound' })
    const { statusCode, headers } = await get(imageUrl)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=60'])
    expect((await get(imageUrl)).statusCode).toBe(404)
    expect(setup.requestedPaths).toHaveLength(1)
  })

  it('has no other URL', async () => {
    for (const url of ['/og/ru/city/profiles.png', '/og/xx.png', '/og/ru/profile/one.png'])
      expect((await get(url)).payload).toBe('no page')
    expect(setup.requestedPaths).toEqual([])
  })
})

describe('an unavailable share image', () => {
  it.each<[string, SvgResponse]>([
    ['the API fails', { status: 404, failure: 'CityUnavailable' }],
    ['Next fails', { status: 500 }],
    ['the SVG is invalid', { body: 'nonsense' }],
  ])('falls back to the image of the site when %s, and is rendered again', async (_what, response) => {
    setup.responses.set(svgPath, response)
    const { statusCode, headers, rawPayload } = await get(imageUrl)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(rawPayload.equals((await get('/og/ru.png')).rawPayload)).toBe(true)
    setup.responses.delete(svgPath)
    expect((await get(imageUrl)).headers['cache-control']).toContain('max-age=86400')
  })

  it('is served but not stored if a part is missing', async () => {
    setup.responses.set(svgPath, { isIncomplete: true })
    expect((await get(imageUrl)).headers['cache-control']).toBe('no-store')
    await get(imageUrl)
    expect(setup.requestedPaths).toEqual([svgPath, svgPath])
  })

  it('is painted at most once a minute while the photo is unavailable, and stored if there is no photo', async () => {
    setup.responses.set(svgPath, { body: svgWithPhoto })
    setup.loadImage.mockRejectedValueOnce(new Error('timeout'))
    for (let count = 0; count < 3; count += 1) {
      const { statusCode, headers } = await get(imageUrl)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    }
    expect(setup.loadImage).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect((await get(imageUrl)).headers['cache-control']).toContain('max-age=86400')
    await get(imageUrl)
    expect(setup.loadImage).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['incomplete', () => Promise.reject(new Error('status 403'))],
    ['complete', () => Promise.resolve(undefined)],
  ])('is painted again for a changed profile even if the photo fails and the earlier image is %s', async (_, load) => {
    const [url, path] = ['/og/ru/profile/7.png', '/~share/profile/7/opengraph-image']
    setup.responses.set(path, { body: svgWithPhoto })
    setup.loadImage.mockImplementationOnce(load).mockRejectedValue(new Error('status 403'))
    const { rawPayload } = await get(url)
    vi.advanceTimersByTime(10_000)
    setup.responses.set(path, { body: svgWithPhoto.replace('<image', '<rect width="9" height="9"/><image') })
    setup.invalidate([7])
    expect((await get(url)).rawPayload.equals(rawPayload)).toBe(false)
  })

  it('does not replace an earlier image with one without the photo', async () => {
    setup.responses.set(svgPath, { body: svgWithPhoto })
    await get(imageUrl)
    setup.loadImage.mockRejectedValue(new Error('timeout'))
    vi.advanceTimersByTime(86_400_000)
    await get(imageUrl)
    // Images are painted one after the other.
    await get('/og/ru.png')
    expect(setup.loadImage).toHaveBeenCalledTimes(2)
    expect((await get(imageUrl)).headers['cache-control']).toContain('max-age=86400')
  })

  it("is a 503 if the site's image fails too", async () => {
    setup.responses.set(svgPath, { status: 500 })
    setup.responses.set('/~share/site/itself/opengraph-image', { status: 500 })
    expect((await get('/og/ru.png')).statusCode).toBe(503)
    const { statusCode, headers, payload } = await get(imageUrl)
    expect([statusCode, headers['cache-control'], headers['retry-after'], payload]).toEqual([503, 'no-store', '5', ''])
  })
})
