import { getText, parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

test('R-list: equivalent URLs of a filtered list share one cache entry', async ({ request, site }) => {
  const path = '/samara/specialists?price_to=2000&rating_from=4.5'
  const firstResponse = await request.get(path)
  expect(firstResponse.status()).toBe(200)
  // Pages rendered at startup cause other calls.
  const findCalls = () => site.api.getCalls().filter(call => call.includes('price_to=2000'))
  expect(findCalls()).not.toEqual([])
  // Clears the recorded calls.
  site.api.setBehavior('good')
  for (const equivalentPath of [
    path,
    '/samara/specialists?utm_source=a&rating_from=4,5&price_to=2+000&sort=rating&search=',
  ])
    expect((await request.get(equivalentPath)).headers()['etag'], equivalentPath).toBe(firstResponse.headers()['etag'])
  expect(findCalls()).toEqual([])
  expect(firstResponse.headers()['cache-control']).toContain('s-maxage=60')
})

test('the specialists of a filtered English list match the filters', async ({ request }) => {
  const path = '/en/kazan/specialists/repetitory?price_to=1500&rating_from=4.5'
  const page = parseDocument(await (await request.get(path)).text())
  const cards = [...page.querySelectorAll('main li')].filter(item => item.querySelector('h2, h3')).map(getText)
  const readNumbers = (pattern: RegExp) => cards.map(text => Number(pattern.exec(text)?.[1]?.replace(',', '')))
  const [prices, ratings] = [readNumbers(/from\s₽([\d,]+)/), readNumbers(/(\d\.\d)/)]
  expect(prices.length).toBeGreaterThan(3)
  expect(Math.max(...prices)).toBeLessThanOrEqual(1500)
  expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.5)
})

test('an invalid price shows an error without JavaScript and is not sent to the API', async ({ request, site }) => {
  const findCalls = () => site.api.getCalls().filter(call => call.includes('price_to'))
  const callCount = findCalls().length
  const body = await (await request.get('/samara/specialists?price_to=1500,50')).text()
  expect(body).toMatch(/Цену «1500,50» не\sучли/)
  expect(body).toContain('aria-describedby="price-error"')
  expect(findCalls()).toHaveLength(callCount)
})

test('a filtered list is noindex, and its canonical URL has no filters', async ({ request }) => {
  const path = '/en/kazan/specialists/repetitory'
  const page = parseDocument(await (await request.get(`${path}?price_to=1500&page=2`)).text())
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`))
})

test('a list has structured data for breadcrumbs and items, and a filtered list has none', async ({ request }) => {
  const readStructuredData = async (path: string) =>
    [
      ...parseDocument(await (await request.get(path)).text()).querySelectorAll('script[type="application/ld+json"]'),
    ].map((script): unknown => JSON.parse(script.textContent))
  expect(await readStructuredData('/en/moskva/specialists?page=2')).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Moscow' }, { name: 'Specialists' }] },
    { '@type': 'ItemList', itemListElement: { length: 24, 0: { position: 25 } } },
  ])
  expect(await readStructuredData('/en/moskva/specialists?price_to=5000')).toEqual([])
})

test('R-list: each page of a list has its own URL and specialists', async ({ request }) => {
  const readPage = async (path: string) => parseDocument(await (await request.get(path)).text())
  const listPaths = (page: Document) =>
    [...page.querySelectorAll('main a[href^="/profiles/"]')].map(link => link.getAttribute('href'))
  const findLink = (page: Document) => page.querySelector('nav[aria-label="Страницы"] a[aria-label="Страница 2"]')
  const [firstPath, secondPath] = ['/moskva/specialists', '/moskva/specialists?page=2']
  const [firstPage, secondPage] = [await readPage(firstPath), await readPage(secondPath)]
  expect([listPaths(firstPage).length, listPaths(secondPage).length]).toEqual([24, 24])
  expect(new Set([...listPaths(firstPage), ...listPaths(secondPage)]).size).toBe(48)
  expect(listPaths(await readPage(secondPath))).toEqual(listPaths(secondPage))
  expect(findLink(firstPage)?.getAttribute('href')).toBe(secondPath)
  expect(findLink(firstPage)?.hasAttribute('aria-current')).toBe(false)
  expect(findLink(secondPage)?.getAttribute('aria-current')).toBe('page')
  expect(secondPage.querySelector('nav[aria-label="Страницы"] a[rel=prev]')?.getAttribute('href')).toBe(firstPath)
})
