import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import type { City } from '#domain/city/city.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import type { Catalogue } from './make-sitemap.ts'
import { addSearchEngineRoutes } from './search-engines.ts'
import { citiesPerFile, pagesPerFile } from './sitemap-file.ts'

const cities = Array.from({ length: citiesPerFile + 2 }, (_, index) => ({
  id: index + 1,
  slug: `city-${String(index).padStart(3, '0')}`,
  name: `Город ${index}`,
}))
const unavailable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } } as const
const siteUrl = 'https://znatok.example'

async function setUp() {
  const site = await createFakeSite({ siteUrl })
  let up = true
  const calls: string[] = []
  const running = { now: 0, most: 0 }
  const answer = async <T>(call: string, value: T) => {
    calls.push(call)
    running.most = Math.max(running.most, (running.now += 1))
    await new Promise(resolve => setImmediate(resolve))
    running.now -= 1
    return up ? ({ ok: true, value } as const) : unavailable
  }
  const catalogue: Catalogue = {
    listRegions: () => answer('regions', [{ name: 'Область', cities }]),
    listCategoriesByCity: (some: readonly City[]) =>
      answer(
        `categories of ${some.length}`,
        some.map(city => ({ city, categories: city.id === 1 ? ['remont'] : [] })),
      ),
    listProfilePages: ({ from, to }) =>
      answer(`profiles ${from} to ${to}`, {
        profiles: from > pagesPerFile + 1 ? [] : [aProfile({ id: from })],
        lastPage: pagesPerFile + 1,
      }),
  }
  const app = Fastify()
  addSearchEngineRoutes(app, site.pages, catalogue, { 'x-own': '1' })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('no page'))
  return { app, calls, running, pass: site.pass, fail: (fails: boolean) => (up = !fails) }
}
let engines: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  engines = await setUp()
})
const get = (url: string, headers: Record<string, string> = {}) => engines.app.inject({ url, headers })
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(siteUrl, ''))

describe('the sitemap', () => {
  it('is an index of existing files', async () => {
    const files = addresses((await get('/sitemap.xml')).payload)
    expect(files).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/cities.xml',
      '/sitemaps/categories-1.xml',
      '/sitemaps/categories-2.xml',
      '/sitemaps/profiles-1.xml',
      '/sitemaps/profiles-2.xml',
    ])
    for (const file of files) {
      const { statusCode, headers } = await get(file)
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'application/xml; charset=utf-8'])
    }
  })

  it('contains pages, cities, lists with specialists, and profiles', async () => {
    expect(addresses((await get('/sitemaps/pages.xml')).payload)).toEqual(
      expect.arrayContaining(['/', '/en', '/profiles', '/about', '/en/help/offer']),
    )
    expect(addresses((await get('/sitemaps/cities.xml')).payload)).toHaveLength(2 * cities.length)
    expect(addresses((await get('/sitemaps/categories-1.xml')).payload)).toEqual([
      '/city-000/specialists',
      '/en/city-000/specialists',
      '/city-000/specialists/remont',
      '/en/city-000/specialists/remont',
    ])
    expect(addresses((await get('/sitemaps/categories-2.xml')).payload)).toEqual([])
    expect(addresses((await get('/sitemaps/profiles-2.xml')).payload)).toEqual([
      `/profiles/${pagesPerFile + 1}`,
      `/en/profiles/${pagesPerFile + 1}`,
    ])
  })

  it('calls the API only for the requested file', async () => {
    await get('/sitemaps/categories-2.xml')
    await get('/sitemaps/profiles-2.xml')
    const ownPart = `profiles ${pagesPerFile + 1} to ${2 * pagesPerFile}`
    expect(engines.calls).toEqual(['regions', 'categories of 2', 'profiles 1 to 1', ownPart])
  })

  it('has no other files', async () => {
    expect((await get('/sitemaps/nope.xml')).payload).toBe('no page')
    expect((await get('/sitemaps/categories-9.xml')).statusCode).toBe(404)
    expect((await get('/sitemaps/profiles-9.xml')).statusCode).toBe(404)
  })

  it('is compressed, cacheable and revalidated', async () => {
    const { headers, rawPayload } = await get('/sitemaps/cities.xml', { 'accept-encoding': 'br' })
    expect(addresses(brotliDecompressSync(rawPayload).toString())).toHaveLength(2 * cities.length)
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-own': '1' })
    expect(headers['cache-control']).toContain('s-maxage=86400')
    const again = await get('/sitemaps/cities.xml', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('has no file past the end, and reads one page of profiles to check', async () => {
    expect((await get('/sitemaps/profiles-99999.xml')).statusCode).toBe(404)
    expect(engines.calls).toEqual(['profiles 1 to 1'])
  })

  it('is generated once a day', async () => {
    await get('/sitemaps/cities.xml?a=b')
    engines.pass(86_399)
    await get('/sitemaps/cities.xml')
    expect(engines.calls).toHaveLength(1)
    engines.pass(2)
    await get('/sitemaps/cities.xml')
    expect(engines.calls).toHaveLength(2)
  })

  it('is generated one file at a time', async () => {
    await Promise.all(
      ['/sitemaps/cities.xml', '/sitemaps/categories-1.xml', '/sitemaps/profiles-1.xml'].map(url => get(url)),
    )
    expect(engines.calls).toHaveLength(4)
    expect(engines.running.most).toBe(1)
  })
})

describe('with the API out of reach', () => {
  const files = ['/sitemap.xml', '/sitemaps/cities.xml', '/sitemaps/categories-1.xml', '/sitemaps/profiles-1.xml']

  it.each(files)('answers 503 for %s, and stores nothing', async file => {
    engines.fail(true)
    const { statusCode, headers, payload } = await get(file)
    expect([statusCode, headers['cache-control'], payload]).toEqual([503, 'no-store', ''])
    expect(headers['retry-after']).toBeDefined()
    engines.fail(false)
    expect((await get(file)).statusCode).toBe(200)
  })

  it.each(files)('serves the stale %s', async file => {
    const { payload } = await get(file)
    engines.fail(true)
    engines.pass(90_000)
    await get(file)
    await expect.poll(() => engines.running.now).toBe(0)
    const old = await get(file)
    expect([old.statusCode, old.payload]).toEqual([200, payload])
  })
})

describe('robots.txt', () => {
  it('links to the sitemap', async () => {
    const { headers, payload } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(payload).toBe('User-agent: *\nDisallow: /use-cases/\nSitemap: https://znatok.example/sitemap.xml\n')
    // A browser that shows it requests the favicon.
    expect(headers['content-security-policy']).toContain("img-src 'self'")
  })

  it('keeps search engines out of a demonstration', async () => {
    const { app } = await createFakeSite({ demo: true })
    expect((await app.inject('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('the OpenSearch description', () => {
  it.each([
    ['ru', 'Знаток', '/profiles'],
    ['en', 'Znatok', '/en/profiles'],
  ])('in %s names the site and the address of a search', async (locale, name, path) => {
    const { headers, payload } = await get(`/opensearch-${locale}.xml`)
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8')
    expect(payload).toContain(`<ShortName>${name}</ShortName>`)
    expect(payload).toContain(`template="${siteUrl}${path}?search={searchTerms}"`)
  })
})
