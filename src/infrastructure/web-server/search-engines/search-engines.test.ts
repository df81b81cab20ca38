import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import brandNames from '#brand/names.json'
import { aProfile } from '#tests/builders/profile.ts'
import type { City } from '#domain/city/city.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import type { Catalog } from './sitemap-writer.ts'
import { addSearchEngineRoutes } from './search-engines.ts'
import { citiesPerFile, profilePagesPerFile } from './sitemap-file.ts'

const cities = Array.from({ length: citiesPerFile + 2 }, (_, index) => ({
  id: index + 1,
  slug: `city-${String(index).padStart(3, '0')}`,
  name: `Город ${index}`,
}))
const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } } as const
const siteUrl = 'https://znatok.example'

async function setUp() {
  const site = await createFakeSite({ siteUrl })
  let isApiUp = true
  const calls: string[] = []
  const concurrency = { current: 0, max: 0 }
  const respond = async <T>(call: string, value: T) => {
    calls.push(call)
    concurrency.max = Math.max(concurrency.max, (concurrency.current += 1))
    await new Promise(resolve => setImmediate(resolve))
    concurrency.current -= 1
    return isApiUp ? ({ ok: true, value } as const) : unavailableOutcome
  }
  const catalog: Catalog = {
    listAllRegions: () => respond('regions', [{ name: 'Область', cities }]),
    listCategoriesByCity: (requestedCities: readonly City[]) =>
      respond(
        `categories of ${requestedCities.length}`,
        requestedCities.map(city => ({ city, categories: city.id === 1 ? ['remont'] : [] })),
      ),
    listProfilePages: ({ from, to }) =>
      respond(`profiles ${from} to ${to}`, {
        profiles: from > profilePagesPerFile + 1 ? [] : [aProfile({ id: from })],
        lastPage: profilePagesPerFile + 1,
      }),
  }
  const app = Fastify()
  addSearchEngineRoutes(app, site.pages, catalog, { 'x-own': '1' })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('no page'))
  return {
    app,
    calls,
    concurrency,
    advanceClock: site.advanceClock,
    setFailing: (isFailing: boolean) => (isApiUp = !isFailing),
  }
}
let setup: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  setup = await setUp()
})
const get = (url: string, headers: Record<string, string> = {}) => setup.app.inject({ url, headers })
const listPaths = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(siteUrl, ''))

describe('the sitemap', () => {
  it('is an index of existing files', async () => {
    const files = listPaths((await get('/sitemap.xml')).payload)
    expect(files).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/cities-1.xml',
      '/sitemaps/cities-2.xml',
      '/sitemaps/profiles-1.xml',
      '/sitemaps/profiles-2.xml',
    ])
    for (const file of files) {
      const { statusCode, headers } = await get(file)
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'application/xml; charset=utf-8'])
    }
  })

  it('contains pages, cities with specialists and their lists, and profiles', async () => {
    expect(listPaths((await get('/sitemaps/pages.xml')).payload)).toEqual(
      expect.arrayContaining(['/', '/en', '/profiles', '/about', '/en/help/offer']),
    )
    expect(listPaths((await get('/sitemaps/cities-1.xml')).payload)).toEqual([
      '/city-000',
      '/en/city-000',
      '/city-000/specialists',
      '/en/city-000/specialists',
      '/city-000/specialists/remont',
      '/en/city-000/specialists/remont',
    ])
    expect(listPaths((await get('/sitemaps/cities-2.xml')).payload)).toEqual([])
    expect(listPaths((await get('/sitemaps/profiles-2.xml')).payload)).toEqual([
      `/profiles/${profilePagesPerFile + 1}`,
      `/en/profiles/${profilePagesPerFile + 1}`,
    ])
  })

  it('calls the API only for the requested file', async () => {
    await get('/sitemaps/cities-2.xml')
    await get('/sitemaps/profiles-2.xml')
    const callForFile = `profiles ${profilePagesPerFile + 1} to ${2 * profilePagesPerFile}`
    expect(setup.calls).toEqual(['regions', 'categories of 2', 'profiles 1 to 1', callForFile])
  })

  it('has no other files', async () => {
    expect((await get('/sitemaps/nope.xml')).payload).toBe('no page')
    expect((await get('/sitemaps/cities-9.xml')).statusCode).toBe(404)
    expect((await get('/sitemaps/profiles-9.xml')).statusCode).toBe(404)
  })

  it('is compressed, cacheable and revalidated', async () => {
    const { headers, rawPayload } = await get('/sitemaps/cities-1.xml', { 'accept-encoding': 'br' })
    expect(listPaths(brotliDecompressSync(rawPayload).toString())).toContain('/city-000')
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-own': '1' })
    expect(headers['cache-control']).toContain('s-maxage=86400')
    const notModified = await get('/sitemaps/cities-1.xml', { 'if-none-match': String(headers.etag) })
    expect(notModified.statusCode).toBe(304)
  })

  it('has no file past the end, and reads one page of profiles to check', async () => {
    expect((await get('/sitemaps/profiles-99999.xml')).statusCode).toBe(404)
    expect(setup.calls).toEqual(['profiles 1 to 1'])
  })

  it('is generated once a day', async () => {
    await get('/sitemaps/profiles-1.xml?a=b')
    setup.advanceClock(86_399)
    await get('/sitemaps/profiles-1.xml')
    expect(setup.calls).toHaveLength(1)
    setup.advanceClock(2)
    await get('/sitemaps/profiles-1.xml')
    expect(setup.calls).toHaveLength(2)
  })

  it('is generated one file at a time', async () => {
    await Promise.all(
      ['/sitemaps/cities-1.xml', '/sitemaps/cities-2.xml', '/sitemaps/profiles-1.xml'].map(url => get(url)),
    )
    expect(setup.calls).toHaveLength(5)
    expect(setup.concurrency.max).toBe(1)
  })
})

describe('while the API is unreachable', () => {
  const files = ['/sitemap.xml', '/sitemaps/cities-1.xml', '/sitemaps/profiles-1.xml']

  it.each(files)('responds 503 to %s, and stores nothing', async file => {
    setup.setFailing(true)
    const { statusCode, headers, payload } = await get(file)
    expect([statusCode, headers['cache-control'], payload]).toEqual([503, 'no-store', ''])
    expect(headers['retry-after']).toBeDefined()
    setup.setFailing(false)
    expect((await get(file)).statusCode).toBe(200)
  })

  it.each(files)('serves the stale %s', async file => {
    const { payload } = await get(file)
    const callCount = setup.calls.length
    setup.setFailing(true)
    setup.advanceClock(90_000)
    await get(file)
    await expect.poll(() => setup.calls.length).toBeGreaterThan(callCount)
    await expect.poll(() => setup.concurrency.current).toBe(0)
    const staleResponse = await get(file)
    expect([staleResponse.statusCode, staleResponse.payload]).toEqual([200, payload])
  })
})

describe('robots.txt', () => {
  it('links to the sitemap', async () => {
    const { headers, payload } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(payload).toBe('User-agent: *\nDisallow: /use-cases/\nSitemap: https://znatok.example/sitemap.xml\n')
    expect(headers['content-security-policy']).toContain("img-src 'self'")
  })

  it('keeps search engines out of a demo', async () => {
    const { app } = await createFakeSite({ isDemo: true })
    expect((await app.inject('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('the OpenSearch description', () => {
  it.each([
    ['ru', '/profiles'],
    ['en', '/en/profiles'],
  ] as const)('in %s contains the name of the site and the search URL', async (locale, path) => {
    const { headers, payload } = await get(`/opensearch-${locale}.xml`)
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8')
    expect(payload).toContain(`<ShortName>${brandNames[locale].name}</ShortName>`)
    expect(payload).toContain(`template="${siteUrl}${path}?search={searchTerms}"`)
  })
})
