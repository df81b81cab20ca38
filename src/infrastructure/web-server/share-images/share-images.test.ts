import Fastify from 'fastify'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Render } from '#infrastructure/runtime/runtime.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createPainter } from './painter.ts'
import { addShareImages } from './share-images.ts'

interface Answer {
  readonly status?: number
  readonly failure?: string
  readonly incomplete?: true
  readonly body?: string
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'
const kazan = '/og/ru/city/kazan.png'
const inner = '/~share/city/kazan/opengraph-image'

async function setUp() {
  await createFakeSite()
  const asked: string[] = []
  const answers = new Map<string, Answer>()
  const app = Fastify()
  const { invalidate } = addShareImages(
    app,
    createPainter(
      (_locale, address) => {
        asked.push(address)
        const { status = 200, failure, incomplete, body = drawing } = answers.get(address) ?? {}
        const render: Render = {
          ...(failure !== undefined && { failure: { _tag: failure } }),
          ...(incomplete && { incomplete }),
        }
        return Promise.resolve({ status, body: Buffer.from(body), render })
      },
      () => Promise.resolve(undefined),
    ),
    { 'x-own': '1', 'cross-origin-resource-policy': 'same-origin' },
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('no page'))
  return { app, asked, answers, invalidate }
}
let images: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  images = await setUp()
})
const get = (url: string, headers: Record<string, string> = {}) => images.app.inject({ url, headers })

describe('a picture to share', () => {
  it('is painted once, and other sites may embed it', async () => {
    const { statusCode, headers, rawPayload } = await get(kazan)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-own': '1',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers['cache-control']).toContain('public, max-age=86400')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    await get(`${kazan}?v=2`)
    expect(images.asked).toEqual([inner])
  })

  it('is painted again in both languages only for a changed profile', async () => {
    const all = ['/og/ru/profile/7.png', '/og/en/profile/7.png', '/og/ru/profile/77.png', kazan]
    for (const url of all) await get(url)
    images.asked.length = 0
    images.invalidate([7])
    for (const url of all) await get(url)
    expect(images.asked).toEqual(['/~share/profile/7/opengraph-image', '/en/~share/profile/7/opengraph-image'])
  })

  it('is not cacheable if its profile changes while it is drawn', async () => {
    images.answers.set('/~share/profile/7/opengraph-image', {
      get body() {
        images.invalidate([7])
        return drawing
      },
    })
    const url = '/og/ru/profile/7.png'
    expect((await get(url)).headers['cache-control']).toBe('no-store')
    images.answers.clear()
    expect((await get(url)).headers['cache-control']).toContain('public')
    expect(images.asked).toHaveLength(2)
  })

  it('is drawn in its language', async () => {
    await get('/og/en/profile/7.png')
    await get('/og/en.png')
    expect(images.asked).toEqual(['/en/~share/profile/7/opengraph-image', '/en/~share/site/itself/opengraph-image'])
  })

  it('answers 304 to a client that has it', async () => {
    const { headers } = await get(kazan)
    const again = await get(kazan, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('answers HEAD without a body', async () => {
    const { statusCode, payload } = await images.app.inject({ method: 'HEAD', url: kazan })
    expect([statusCode, payload]).toEqual([200, ''])
  })

  it('is painted once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get(kazan)))
    expect(images.asked).toHaveLength(1)
  })

  it('is a cached 404 for a missing profile', async () => {
    images.answers.set(inner, { status: 404, failure: 'CityNotFound' })
    expect((await get(kazan)).statusCode).toBe(404)
    expect((await get(kazan)).statusCode).toBe(404)
    expect(images.asked).toHaveLength(1)
  })

  it('has no other address', async () => {
    for (const url of ['/og/ru/city/profiles.png', '/og/xx.png', '/og/ru/profile/one.png'])
      expect((await get(url)).payload).toBe('no page')
    expect(images.asked).toEqual([])
  })
})

describe('an unavailable picture', () => {
  it.each<[string, Answer]>([
    ['the API fails', { status: 404, failure: 'CityUnavailable' }],
    ['Next fails', { status: 500 }],
    ['the drawing is none', { body: 'nonsense' }],
  ])('is that of the site when %s, and is tried again', async (_what, answer) => {
    images.answers.set(inner, answer)
    const { statusCode, headers, rawPayload } = await get(kazan)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(rawPayload.equals((await get('/og/ru.png')).rawPayload)).toBe(true)
    images.answers.delete(inner)
    expect((await get(kazan)).headers['cache-control']).toContain('max-age=86400')
  })

  it('is served but not stored if a part is missing', async () => {
    images.answers.set(inner, { incomplete: true })
    expect((await get(kazan)).headers['cache-control']).toBe('no-store')
    await get(kazan)
    expect(images.asked).toEqual([inner, inner])
  })

  it("is 503 if the site's picture fails too", async () => {
    images.answers.set(inner, { status: 500 })
    images.answers.set('/~share/site/itself/opengraph-image', { status: 500 })
    expect((await get('/og/ru.png')).statusCode).toBe(503)
    const { statusCode, headers, payload } = await get(kazan)
    expect([statusCode, headers['cache-control'], payload]).toEqual([503, 'no-store', ''])
  })
})
