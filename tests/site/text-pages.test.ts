import { getRouteFacts, textNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { parseDocument } from './support/parse-document.ts'
import { runInlineScript } from './support/run-inline-script.ts'
import { expect, test } from './support/test.ts'

for (const prefix of ['', '/en'])
  for (const name of textNames) {
    const path = prefix + routes[name].path

    test(`${path} returns 200 with metadata and lets shared caches store it for five minutes`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(response.headers()['cache-control']).toContain('s-maxage=300,')
      const html = await response.text()
      expect(html).toContain(`<html lang="${prefix ? 'en' : 'ru'}"`)
      expect(html).toMatch(/<meta name="description" content="[^"]{70,}"/)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
    })

    const remembersLanguage = getRouteFacts(name).remembersLanguage !== false
    test(`R-locale-excluded: the inline script of ${path} sets ${remembersLanguage ? 'the' : 'no'} language cookie`, async ({
      request,
      site,
    }) => {
      const { document } = runInlineScript(await (await request.get(path)).text(), site.url + path)
      expect(document.cookie).toBe(remembersLanguage ? `i18n_redirected=${prefix ? 'en' : 'ru'}` : '')
    })
  }

for (const path of ['/about/nope', '/en/help/nope', '/about/privacy-policy'])
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

for (const prefix of ['', '/en'])
  test(`in ${prefix ? 'English' : 'Russian'} a footer links to every text, and the header of each text links to help`, async ({
    request,
  }) => {
    const readPage = async (path: string) => parseDocument(await (await request.get(path)).text())
    const pageWithFooter = await readPage(prefix || '/profiles')
    for (const name of textNames) {
      const path = prefix + routes[name].path
      expect(pageWithFooter.querySelectorAll(`footer a[href="${path}"]`), path).toHaveLength(1)
      expect((await readPage(path)).querySelector(`header a[href="${prefix}/help"]`), path).not.toBeNull()
    }
  })
