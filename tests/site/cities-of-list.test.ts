import { getHeading, readDocument } from './support/read-document.ts'
import { expect, test } from './support/test.ts'

const getCityPickerLink = (page: Document) =>
  page.querySelector('header [data-city-picker]')?.getAttribute('href') ?? ''
const findLink = (page: Document, name: string) =>
  [...page.querySelectorAll('main a')].find(link => link.textContent === name)?.getAttribute('href')

test('changing the city of a list without JavaScript keeps its category and filters', async ({ request }) => {
  for (const [list, here, there] of [
    ['/kazan/specialists/repetitory?price_to=3000&sort=price&page=2', 'Пермь', '/perm/specialists/repetitory'],
    ['/en/profiles?category=repetitory&price_to=3000&sort=price', 'Perm', '/en/perm/specialists/repetitory'],
  ] as const) {
    const from = readDocument(await (await request.get(list)).text())
    const cities = await request.get(
      new URL(getCityPickerLink(from), `http://site${list}`).href.replace('http://site', ''),
    )
    expect(cities.status(), list).toBe(200)
    const target = findLink(readDocument(await cities.text()), here)
    expect(target).toBe(`${there}?sort=price&price_to=3000`)
    expect((await request.get(target ?? '')).status()).toBe(200)
  }
})

test('all cities share the city page of a list, which is noindex and needs no API call', async ({ request, site }) => {
  const expectedPath = '/profiles/cities?category=repetitory&price_to=3000'
  const first = await request.get(expectedPath)
  const page = readDocument(await first.text())
  expect(getHeading(page)).toBe('Выберите город')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(first.headers()['cache-control']).toContain('s-maxage=60')
  const before = site.api.calls().length
  for (const list of [
    '/samara/specialists/repetitory?cities&price_to=3000',
    '/omsk/specialists/repetitory?price_to=3000&page=3&cities',
  ]) {
    const redirect = await request.get(list, { maxRedirects: 0 })
    expect([redirect.status(), redirect.headers()['location']], list).toEqual([307, expectedPath])
    expect((await request.get(list)).headers()['etag'], list).toBe(first.headers()['etag'])
  }
  expect(site.api.calls().length).toBe(before)
})

test('internal addresses of the city page return 404, and it returns 503 without the API', async ({
  request,
  site,
}) => {
  for (const path of ['/~cities/c29ydD1wcmljZQ', '/profiles/cities/3'])
    expect((await request.get(path)).status(), path).toBe(404)
  site.api.behave('failing')
  expect((await request.get('/profiles/cities?search=%D0%B0%D0%B0&sort=new')).status()).toBe(503)
})
