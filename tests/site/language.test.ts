import { getLanguage, parseDocument } from './support/parse-document.ts'
import { describe, expect, test } from './support/test.ts'

const cookieName = 'i18n_redirected'
const redirects: readonly (readonly [
  acceptLanguage: string,
  cookies: string,
  target: string,
  status: number,
  location: string | undefined,
])[] = [
  ['ru-RU,ru;q=0.9,en;q=0.8', '', '/', 200, undefined],
  ['en-US,en;q=0.9,ru;q=0.8', '', '/', 302, '/en'],
  ['de-DE,en;q=0.5,ru;q=0.4', '', '/', 302, '/en'],
  ['de-DE', '', '/', 200, undefined],
  ['en-US', '', '/?a=1&b=2', 302, '/en?a=1&b=2'],
  ['en-US', `${cookieName}=ru`, '/', 200, undefined],
  ['ru-RU', `${cookieName}=en`, '/', 302, '/en'],
  ['ru-RU', `x=1; ${cookieName}=en; y=2`, '/?a=1', 302, '/en?a=1'],
  ['en-US', '', '/?login', 200, undefined],
  ['en-US', `${cookieName}=en`, '/?lang=ru', 303, '/'],
  ['en-US', `${cookieName}=en`, '/?lang=ru&a=1', 303, '/?a=1'],
  // On all other URLs, the path alone determines the language.
  ['en-US', `${cookieName}=en`, '/moskva', 200, undefined],
  ['ru-RU', `${cookieName}=ru`, '/en', 200, undefined],
  ['ru-RU', `${cookieName}=ru`, '/en/moskva', 200, undefined],
]

describe('R-locale, R-locale-cookie: a full load', () => {
  for (const [acceptLanguage, cookies, target, status, location] of redirects)
    test(`of ${target} with Accept-Language '${acceptLanguage}' and the cookies '${cookies}' returns ${status}${location === undefined ? '' : `, to ${location}`}`, async ({
      request,
    }) => {
      const response = await request.get(target, {
        maxRedirects: 0,
        headers: { 'accept-language': acceptLanguage, ...(cookies && { cookie: cookies }) },
      })
      expect(response.status()).toBe(status)
      expect(response.headers()['location']).toBe(location)
    })

  test('of / is private and varies by cookie and language', async ({ request }) => {
    for (const language of ['ru', 'en']) {
      const response = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': language } })
      expect(response.headers()['cache-control']).toBe('private, no-cache')
      expect(response.headers()['vary']).toContain('Cookie')
      expect(response.headers()['vary']).toContain('Accept-Language')
      expect(response.headers()['set-cookie']).toBeUndefined()
    }
  })

  test('of /?lang=ru sets the cookie for a year', async ({ request }) => {
    const response = await request.get('/?lang=ru', { maxRedirects: 0 })
    expect(response.headers()['set-cookie']).toMatch(/^i18n_redirected=ru; /)
    for (const part of ['Path=/', 'Max-Age=31536000', 'SameSite=Lax'])
      expect(response.headers()['set-cookie']).toContain(part)
  })
})

describe('the language switch without JavaScript', () => {
  for (const [ru, en] of [
    ['/moskva', '/en/moskva'],
    ['/moskva/specialists?page=2', '/en/moskva/specialists?page=2'],
    ['/profiles', '/en/profiles'],
    ['/profiles/compare', '/en/profiles/compare'],
    ['/profiles/cities', '/en/profiles/cities'],
    ['/profiles/1', '/en/profiles/1'],
    ['/nope', '/en/nope'],
  ] as const)
    test(`leads from ${ru} to ${en} and back`, async ({ request }) => {
      for (const [path, lang, otherPath, name] of [
        [ru, 'ru', en, 'English'],
        [en, 'en', ru, 'Русский'],
      ] as const) {
        const page = parseDocument(await (await request.get(path)).text())
        expect(getLanguage(page)).toBe(lang)
        // The header and the phone menu each have a switch.
        const links = [...page.querySelectorAll('header a')].filter(link => link.textContent.includes(name))
        expect(new Set(links.map(link => link.getAttribute('href')))).toEqual(new Set([otherPath]))
      }
    })
})

test('the links of an English page lead to English pages', async ({ request }) => {
  for (const [path, expectedHref] of [
    ['/en', '/en/kazan'],
    ['/en/kazan', '/en/kazan/specialists'],
    ['/en/kazan/specialists', '/en/kazan/specialists?page=2'],
    ['/en/kazan/specialists?page=2', '/en/kazan/specialists'],
    ['/en/profiles/1', '/en/profiles'],
  ] as const) {
    const page = parseDocument(await (await request.get(path)).text())
    const links = page.querySelectorAll('header a:not([hreflang]), main a[href^="/"]')
    const targets = Array.from(links, link => new URL(link.getAttribute('href') ?? '', `https://site.example${path}`))
    expect(
      targets.map(({ pathname, search }) => pathname + search),
      path,
    ).toContain(expectedHref)
    expect(
      targets.filter(({ pathname }) => !/^\/en(\/|$)/.test(pathname)),
      path,
    ).toEqual([])
  }
})
