import { textNames, textPaths } from '#application/routing/texts.ts'
import { expect, test } from './support/test.ts'

for (const prefix of ['', '/en'])
  for (const name of textNames) {
    const path = prefix + textPaths[name]

    test(`${path} answers, says what it is, and stays until the site starts anew`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['cache-control']).toContain('s-maxage=86400')
      const html = await answer.text()
      expect(html).toContain(`<html lang="${prefix ? 'en' : 'ru'}"`)
      expect(html).toMatch(/<meta name="description" content="[^"]{70,}"/)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
    })
  }

for (const path of ['/about/nope', '/en/help/nope', '/about/privacy-policy'])
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
