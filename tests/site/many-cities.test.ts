import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createManyCities } from '#tests/builders/many-cities.ts'
import { startHttpServer } from '#tests/e2e/support/start-http-server.ts'
import { createGeneratedApi } from '#tests/servers/generated-api.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { parseDocument } from './support/parse-document.ts'

const size = { cities: 10_000, profiles: 1_000_000 }
const lastCity = createManyCities(size.cities).at(-1)

async function startLargeSite() {
  const api = await startHttpServer(createGeneratedApi(size))
  const port = await reservePort()
  const url = `http://127.0.0.1:${port}`
  const site = await startProcess(
    ['dist/start.cjs'],
    { PORT: String(port), SITE_URL: url, API_BASE_URL: api.url, QUERIES_PER_MINUTE: '100000' },
    line => line.includes(`:${port}`),
  )
  return { url, stop: () => Promise.all([site.stop(), api.stop()]) }
}

let largeSite: Awaited<ReturnType<typeof startLargeSite>>
beforeAll(async () => {
  largeSite = await startLargeSite()
})
afterAll(async () => {
  await largeSite.stop()
})

async function getPage(path: string) {
  const response = await fetch(largeSite.url + path)
  const html = await response.text()
  expect(response.status, path).toBe(200)
  const page = parseDocument(html)
  const links = [...page.querySelectorAll('main a')].map(link => link.getAttribute('href') ?? '')
  return { page, links, bytes: brotliCompressSync(html).length }
}

async function callUseCase<T>(name: string, input?: unknown): Promise<{ readonly value: T; readonly bytes: number }> {
  const query = new URLSearchParams({ lang: 'ru', ...(input !== undefined && { input: JSON.stringify(input) }) })
  const response = await fetch(`${largeSite.url}/use-cases/${name}?${query}`)
  const text = await response.text()
  expect(response.status, name).toBe(200)
  return { value: (JSON.parse(text) as { value: T }).value, bytes: brotliCompressSync(text).length }
}

describe.each([
  ['Russian', '', 'К'],
  ['English', '/en', 'K'],
])('pages in %s with 10,000 cities', (_, prefix, letter) => {
  test('lead from the home page to a city through the letter pages, without JavaScript', async () => {
    const home = await getPage(prefix || '/')
    expect(home.links.length).toBeLessThan(200)
    expect(home.bytes).toBeLessThan(40_960)
    const letterPath = `${prefix}/profiles/cities?letter=${encodeURIComponent(letter)}`
    expect(home.links).toContain(letterPath)
    const letterPage = await getPage(letterPath)
    const longerPrefixPath = letterPage.links.find(link => link.startsWith(letterPath) && link !== letterPath) ?? ''
    expect(longerPrefixPath, 'a link to a longer prefix').not.toBe('')
    const cityPath = (await getPage(longerPrefixPath)).links.find(link => link.endsWith('/specialists')) ?? ''
    expect(cityPath, 'a link to the list of a city').not.toBe('')
    await getPage(cityPath)
  })

  test('show the last city, its list of specialists and the last profile, each within the size limit', async () => {
    for (const path of [`/${lastCity?.slug}`, `/${lastCity?.slug}/specialists`, '/profiles/1000000'])
      expect((await getPage(prefix + path)).bytes, path).toBeLessThan(40_960)
  })
})

test('the browser loads only the largest cities, and the server searches all', async () => {
  const list = await callUseCase<{ total: number }>('listRegions')
  expect(list.value.total).toBe(size.cities)
  expect(list.bytes).toBeLessThan(4096)
  const found = await callUseCase<{ cities: readonly unknown[] }>('findCities', { text: lastCity?.name.ru })
  expect(found.value.cities).toContainEqual(expect.objectContaining({ id: lastCity?.id, slug: lastCity?.slug }))
  expect((await callUseCase<{ total: number }>('findCities', { text: 'к' })).bytes).toBeLessThan(8192)
  expect((await callUseCase('findCityById', lastCity?.id)).value).toMatchObject({ slug: lastCity?.slug })
  expect((await callUseCase('suggest', { text: lastCity?.name.ru })).value).toMatchObject({
    cities: [{ slug: lastCity?.slug }],
  })
})

test('the sitemap index lists every file of cities and profiles, and the last file of cities contains URLs of specialist lists', async () => {
  const index = await (await fetch(`${largeSite.url}/sitemap.xml`)).text()
  // One file of pages, 200 files with 50 cities each, and 800 files with 1,250 profiles each.
  expect(index.match(/<loc>/g)).toHaveLength(1001)
  const file = await (await fetch(`${largeSite.url}/sitemaps/cities-200.xml`)).text()
  expect(file).toContain('/specialists')
})
