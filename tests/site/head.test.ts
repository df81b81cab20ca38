import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/test.ts'

const paths = [
  '/',
  '/kazan',
  '/kazan/specialists',
  '/kazan/specialists?page=2',
  '/kazan/specialists/repetitory',
  '/profiles',
  '/profiles?category=repetitory&page=2',
  '/profiles/1',
  '/about',
  '/help/offer',
]
const toEnglishPath = (path: string) => (path === '/' ? '/en' : `/en${path}`)

async function readHead(request: APIRequestContext, origin: string, path: string) {
  const response = await request.get(path, { headers: { 'accept-language': 'ru' } })
  expect(response.status(), path).toBe(200)
  const html = (await response.text()).replaceAll(origin, '').replaceAll('&amp;', '&')
  const tags = new Map<string, string[]>()
  const addTag = (name: string, value: string) => tags.set(name, [...(tags.get(name) ?? []), value])
  for (const [, title = ''] of html.matchAll(/<title>([^<]*)<\/title>/g)) addTag('title', title)
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    addTag(name, content)
  for (const [, href = ''] of html.matchAll(/<link rel="canonical" href="([^"]+)"/g)) addTag('canonical', href)
  for (const [, language = '', href = ''] of html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g))
    addTag(`hreflang ${language}`, href)
  return tags
}

for (const path of paths)
  test(`R-hreflang: ${path} has complete metadata in both languages`, async ({ request, site }) => {
    for (const localizedPath of [path, toEnglishPath(path)]) {
      const tags = await readHead(request, site.url, localizedPath)
      expect(tags.get('title'), 'one title').toHaveLength(1)
      expect(tags.get('description'), 'one description').toHaveLength(1)
      expect(tags.get('description')?.[0]?.length).toBeGreaterThan(20)
      expect(tags.get('canonical')).toEqual([localizedPath])
      expect(tags.get('hreflang ru')).toEqual([path])
      expect(tags.get('hreflang en')).toEqual([toEnglishPath(path)])
      expect(tags.get('hreflang x-default')).toEqual([path])
      expect(tags.get('og:url')).toEqual([localizedPath])
      expect(tags.get('og:locale')).toEqual([localizedPath === path ? 'ru_RU' : 'en_US'])
      for (const name of ['og:title', 'og:description', 'og:type', 'og:image', 'og:image:alt', 'twitter:card'])
        expect(tags.get(name), name).toHaveLength(1)
      expect(tags.get('robots')).toBeUndefined()
    }
  })

test('every kind of page has its own title', async ({ request, site }) => {
  const titles = new Set<string | undefined>()
  // One at a time, because parallel first renders would queue for too long on a busy machine.
  for (const path of paths) titles.add((await readHead(request, site.url, path)).get('title')?.[0])
  expect(titles.size).toBe(paths.length)
})

test('the canonical URL has no tracking parameters', async ({ request, site }) => {
  const tags = await readHead(request, site.url, '/kazan/specialists?utm_source=x&page=2&yclid=1')
  expect(tags.get('canonical')).toEqual(['/kazan/specialists?page=2'])
})

test('a page past the end of a list is noindex', async ({ request, site }) => {
  expect((await readHead(request, site.url, '/kazan/specialists?page=99999')).get('robots')).toEqual(['noindex'])
})

test('a city page is noindex only without specialists', async ({ request, site }) => {
  const callApi = async (path: string): Promise<unknown> =>
    (await request.get(`${site.api.url}/api/${path}&lang=ru`, { headers: { accept: 'application/json' } })).json()
  const { regions } = (await callApi('regions?')) as { regions: { cities: { id: number; slug: string }[] }[] }
  const slugByHasSpecialists = new Map<boolean, string>()
  for (const { id, slug } of regions.flatMap(({ cities }) => cities)) {
    const { total } = (await callApi(`v2/profiles?city_id=${id}&per_page=1`)) as { total: number }
    slugByHasSpecialists.set(total > 0, slug)
    if (slugByHasSpecialists.size === 2) break
  }
  expect(slugByHasSpecialists.size, 'cities with and without specialists').toBe(2)
  const readRobots = async (slug?: string) => (await readHead(request, site.url, `/${slug}`)).get('robots')
  expect(await readRobots(slugByHasSpecialists.get(false)), slugByHasSpecialists.get(false)).toEqual(['noindex'])
  expect(await readRobots(slugByHasSpecialists.get(true)), slugByHasSpecialists.get(true)).toBeUndefined()
})

test('a 404 page has one title and neither canonical nor Open Graph tags', async ({ request }) => {
  const html = await (await request.get('/nope')).text()
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/<link rel="(canonical|alternate)"|property="og:/)).toBeNull()
})

for (const path of ['/', '/kazan', '/kazan/specialists', '/profiles/1', '/en/about'])
  test(`the share image of ${path} is a PNG of 1200 × 630`, async ({ request, site }) => {
    const [imageUrl = ''] = (await readHead(request, site.url, path)).get('og:image') ?? []
    const response = await request.get(imageUrl)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
    expect(response.headers()['cache-control']).toContain('max-age=86400')
    const png = await response.body()
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  })

test('missing cities and profiles have no share image', async ({ request }) => {
  for (const path of ['/og/ru/city/nope.png', '/og/ru/profile/999999999.png', '/og/ru/nope.png'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('internal URLs of share images return 404', async ({ request }) => {
  for (const path of ['/~share/site/itself/opengraph-image', '/ru/~share/city/kazan/opengraph-image'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the sitemap index lists files with existing, indexable pages', async ({ request, site }) => {
  const readLocations = async (path: string) => {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type']).toContain('application/xml')
    const xml = await response.text()
    expect(xml, path).toMatch(/^<\?xml [^>]*>\s*<(?:sitemapindex|urlset) /)
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
    for (const url of urls) expect(url.startsWith(`${site.url}/`), url).toBe(true)
    return urls.map(url => url.replace(site.url, ''))
  }
  const files = await readLocations('/sitemap.xml')
  expect(files.length).toBeGreaterThan(20)
  for (const file of [
    '/sitemaps/pages.xml',
    '/sitemaps/cities-1.xml',
    // Not the last file, which may contain only new profiles.
    '/sitemaps/profiles-1.xml',
  ]) {
    expect(files).toContain(file)
    const pages = await readLocations(file)
    expect(pages.length).toBeGreaterThan(10)
    const cityPages = pages.filter(path => file.includes('cities') && /^\/[^/]+$/.test(path))
    for (const path of new Set([...pages.slice(0, 4), ...cityPages])) {
      const tags = await readHead(request, site.url, path)
      expect(tags.get('robots'), path).toBeUndefined()
      expect(tags.get('canonical'), path).toEqual([path])
    }
  }
})

test('robots.txt names the sitemap', async ({ request, site }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the home page names the OpenSearch description of its language', async ({ request }) => {
  for (const [path, file] of [
    ['/', '/opensearch-ru.xml'],
    ['/en', '/opensearch-en.xml'],
  ] as const) {
    const html = await (await request.get(path, { headers: { 'accept-language': 'ru' } })).text()
    expect(html).toMatch(new RegExp(`<link rel="search" [^>]*href="${file}"`))
    expect((await request.get(file)).status()).toBe(200)
  }
})
