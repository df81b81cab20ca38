import { readDocument } from './support/read-document.ts'
import { expect, test } from './support/test.ts'

test('filtered lists come from the page cache, under one key however they are written (R-list)', async ({
  request,
  site,
}) => {
  const path = '/samara/specialists?price_to=2000&rating_from=4.5'
  const first = await request.get(path)
  expect(first.status()).toBe(200)
  // Pages that are rendered ahead after a start ask for other things.
  const findCalls = () => site.api.calls().filter(call => call.includes('price_to=2000'))
  expect(findCalls()).not.toEqual([])
  site.api.behave('good')
  for (const same of [path, '/samara/specialists?utm_source=a&rating_from=4,5&price_to=2+000&sort=rating&search='])
    expect((await request.get(same)).headers()['etag'], same).toBe(first.headers()['etag'])
  expect(findCalls()).toEqual([])
  expect(first.headers()['cache-control']).toContain('s-maxage=60')
})

test('a price that is none is explained without script, and the API is not asked for it', async ({ request, site }) => {
  const findCalls = () => site.api.calls().filter(call => call.includes('price_to'))
  const before = findCalls().length
  const body = await (await request.get('/samara/specialists?price_to=1500,50')).text()
  expect(body).toMatch(/Цену «1500,50» не\sпоняли/)
  expect(body).toContain('aria-describedby="price-error"')
  expect(findCalls()).toHaveLength(before)
})

test('search engines are led to the list without filters', async ({ request }) => {
  const path = '/en/kazan/specialists/repetitory'
  const page = readDocument(await (await request.get(`${path}?price_to=1500&page=2`)).text())
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`))
})

test('search engines are told the way to a list and who is on it, valid as data; of a filtered one nothing', async ({
  request,
}) => {
  const readStructuredData = async (path: string) =>
    [
      ...readDocument(await (await request.get(path)).text()).querySelectorAll('script[type="application/ld+json"]'),
    ].map((script): unknown => JSON.parse(script.textContent))
  expect(await readStructuredData('/en/moskva/specialists?page=2')).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Moscow' }, { name: 'Specialists' }] },
    { '@type': 'ItemList', itemListElement: { length: 24, 0: { position: 25 } } },
  ])
  expect(await readStructuredData('/en/moskva/specialists?price_to=5000')).toEqual([])
})
