import sharp from 'sharp'
import { locales } from '#domain/shared/locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { routes } from '#application/routing/routes.ts'
import { getManifestPath } from '#app/page-content/app-metadata.ts'
import { parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
}
interface Manifest {
  readonly start_url: string
  readonly icons: readonly Picture[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[]
  readonly screenshots: readonly Picture[]
}

for (const locale of locales) {
  test(`the manifest in ${locale} and its pictures are served with their types and sizes`, async ({ request }) => {
    const home = await request.get(localizePath(locale, '/'), { headers: { 'accept-language': locale } })
    const link = parseDocument(await home.text()).querySelector('link[rel=manifest]')
    expect(link?.getAttribute('href')).toBe(getManifestPath(locale))
    const response = await request.get(getManifestPath(locale))
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const { icons, shortcuts, screenshots, start_url: startUrl } = (await response.json()) as Manifest
    expect(startUrl).toBe(localizePath(locale, '/'))
    for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap(shortcut => shortcut.icons), ...screenshots]) {
      const file = await request.get(src)
      expect([file.status(), file.headers()['content-type']], src).toEqual([200, type])
      if (sizes === 'any') continue
      const { width, height } = await sharp(await file.body()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test(`the shortcuts in ${locale} lead to pages of that language`, async ({ request }) => {
    const { shortcuts } = (await (await request.get(getManifestPath(locale))).json()) as Manifest
    for (const { url } of shortcuts) {
      const response = await request.get(url)
      expect(response.status(), url).toBe(200)
      expect(parseDocument(await response.text()).documentElement.lang, url).toBe(locale)
    }
  })
}

// The window of an installed app has no address bar, and on some phones no back button.
test('pages for signed-out visitors link to the home page, and their links to other sites are noopener', async ({
  request,
}) => {
  const paths = [
    '/moskva',
    '/moskva/specialists',
    '/moskva/specialists/repetitory',
    '/profiles',
    '/profiles/cities',
    '/profiles/compare',
    '/profiles/1',
    routes['privacy-policy'].path,
    routes.offer.path,
    routes.register.path,
    '/nope',
  ]
  for (const path of paths) {
    const page = parseDocument(await (await request.get(path)).text())
    const homeLinks = [...page.querySelectorAll('a[href="/"]')]
    expect(homeLinks.length, path).toBeGreaterThan(0)
    for (const link of page.querySelectorAll('a[href^="http"]'))
      expect(link.getAttribute('rel'), path).toContain('noopener')
  }
})
