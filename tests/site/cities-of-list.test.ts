import { getHeading, parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

const getCityPickerHref = (page: Document) =>
  page.querySelector('header [data-city-picker]')?.getAttribute('href') ?? ''
const findHref = (page: Document, name: string) =>
  [...page.querySelectorAll('main a')].find(link => link.textContent === name)?.getAttribute('href')

test('changing the city of a list without JavaScript keeps its category and filters', async ({ request }) => {
  for (const [list, cityName, cityListPath] of [
    ['/kazan/specialists/repetitory?price_to=3000&sort=price&page=2', 'Пермь', '/perm/specialists/repetitory'],
    ['/en/profiles?category=repetitory&price_to=3000&sort=price', 'Perm', '/en/perm/specialists/repetitory'],
  ] as const) {
    const listPage = parseDocument(await (await request.get(list)).text())
    const citiesResponse = await request.get(
      new URL(getCityPickerHref(listPage), `http://site${list}`).href.replace('http://site', ''),
    )
    expect(citiesResponse.status(), list).toBe(200)
    const target = findHref(parseDocument(await citiesResponse.text()), cityName)
    expect(target).toBe(`${cityListPath}?sort=price&price_to=3000`)
    expect((await request.get(target ?? '')).status()).toBe(200)
  }
})

test('the 404 page of a list leads to the same list in another city, but not if its category is missing', async ({
  request,
}) => {
  for (const [path, href] of [
    ['/no-such-city/specialists/repetitory', '?cities'],
    ['/kazan/specialists/no-such-category', '/#cities'],
    ['/en/profiles?category=no-such-category', '/en#cities'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(getCityPickerHref(parseDocument(await response.text())), path).toBe(href)
  }
})

test('lists that differ only in city and page number share one cached page of cities, which is noindex', async ({
  request,
  site,
}) => {
  const expectedPath = '/profiles/cities?category=repetitory&price_to=3000'
  const firstResponse = await request.get(expectedPath)
  const page = parseDocument(await firstResponse.text())
  expect(getHeading(page)).toBe('Выберите город')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(firstResponse.headers()['cache-control']).toContain('s-maxage=60')
  const callCount = site.api.getCalls().length
  for (const list of [
    '/samara/specialists/repetitory?cities&price_to=3000',
    '/omsk/specialists/repetitory?price_to=3000&page=3&cities',
  ]) {
    const redirectResponse = await request.get(list, { maxRedirects: 0 })
    expect([redirectResponse.status(), redirectResponse.headers()['location']], list).toEqual([307, expectedPath])
    expect((await request.get(list)).headers()['etag'], list).toBe(firstResponse.headers()['etag'])
  }
  expect(site.api.getCalls().length).toBe(callCount)
})

test('the internal URL of the cities of a list, and a path below its public URL, return 404', async ({ request }) => {
  for (const path of ['/~cities/c29ydD1wcmljZQ', '/profiles/cities/3'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the cities of a list return 503 without the API', async ({ request, site }) => {
  site.api.setBehavior('failing')
  expect((await request.get('/profiles/cities?search=%D0%B0%D0%B0&sort=new')).status()).toBe(503)
})
