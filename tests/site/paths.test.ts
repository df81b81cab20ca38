import { missingPaths, pages } from './support/paths.ts'
import { getHeading, getLanguage, parseDocument, getText } from './support/parse-document.ts'
import { requestRawTarget } from './support/request-raw-target.ts'
import { expect, test } from './support/test.ts'

/** The language link and the login, which lead back to the URL of the page. */
const countLinksToUrl = (page: Document) => page.querySelectorAll('a[hreflang], [data-login]').length

for (const [path, heading] of pages)
  test(`${path} returns 200 with content in its language`, async ({ request }) => {
    // Only the language of `/` depends on the browser.
    const response = await request.get(path, { headers: { 'accept-language': 'ru-RU' } })
    expect(response.status()).toBe(200)
    const page = parseDocument(await response.text())
    expect(getHeading(page)).toMatch(heading)
    expect(getLanguage(page)).toBe(path.startsWith('/en') ? 'en' : 'ru')
  })

for (const path of missingPaths)
  test(`R-errors: ${path} returns 404 without a redirect`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    const body = await response.text()
    expect(response.status()).toBe(404)
    expect(body).toContain(`Page not found: ${path}`)
    expect(body).toContain(`<html lang="${path.startsWith('/en/') ? 'en' : 'ru'}"`)
    const page = parseDocument(body)
    expect(getHeading(page)).toMatch(/\S/)
    expect(countLinksToUrl(page)).toBeGreaterThan(0)
  })

for (const path of ['/%ff', '/%00', '/moskva%', '/a\\b'])
  test(`the malformed URL ${path} returns 400, without links to itself`, async ({ site }) => {
    const { status, body } = await requestRawTarget(site.url, path)
    expect(status).toBe(400)
    const page = parseDocument(body)
    expect(getHeading(page)).toMatch(/\S/)
    expect(countLinksToUrl(page)).toBe(0)
  })

test('a URL that is too long even without unknown parameters returns 414 with a message', async ({ request }) => {
  const longText = 'a'.repeat(3000)
  const rejectedResponse = await request.get(`/en/profiles?search=${longText}`)
  expect(rejectedResponse.status()).toBe(414)
  const body = await rejectedResponse.text()
  expect(body).toContain('This address is too long')
  expect(countLinksToUrl(parseDocument(body))).toBe(0)
  expect((await request.get(`/moskva?fbclid=${longText}`)).status()).toBe(200)
})

test('a missing file of the build returns an empty, uncacheable 404', async ({ request }) => {
  const response = await request.get('/_next/static/chunks/gone.js')
  expect([response.status(), await response.text(), response.headers()['cache-control']]).toEqual([404, '', 'no-store'])
})

test('a trailing slash redirects to the page', async ({ request }) => {
  const response = await request.get('/moskva/', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toBe('/moskva')
})

test('unknown and invalid parameters do not change the page', async ({ request }) => {
  const plainResponse = await request.get('/moskva')
  const trackedResponse = await request.get('/moskva?utm_source=x&page=zero')
  expect(trackedResponse.status()).toBe(200)
  expect(await trackedResponse.text()).toBe(await plainResponse.text())
})

test('pages reject methods other than GET and HEAD', async ({ request }) => {
  expect((await request.head('/moskva')).status()).toBe(200)
  expect((await request.post('/moskva')).status()).toBe(405)
  expect((await request.delete('/')).status()).toBe(405)
})

test('a page past the last one links to the first, in the same order', async ({ request }) => {
  const page = parseDocument(await (await request.get('/moskva/specialists?sort=price&page=99999')).text())
  const links = [...page.querySelectorAll('main a')].filter(link => getText(link) === 'На первую страницу')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/moskva/specialists?sort=price'])
})
