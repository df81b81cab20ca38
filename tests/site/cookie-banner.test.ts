import { listCookieBannerPaths } from '#tests/builders/cookie-banner-paths.ts'
import { parseDocument } from './support/parse-document.ts'
import { runInlineScript } from './support/run-inline-script.ts'
import { expect, test } from './support/test.ts'

const key = 'cookiesAccepted'

test.for(listCookieBannerPaths([null, 'true', 'false']))(
  'R-cookie-banner: the inline script of the build matches the state machine: $title',
  async (path, { request, site }) => {
    const html = await (await request.get('/about')).text()
    const window = runInlineScript(html, `${site.url}/about`, ({ localStorage }) => {
      if (path.input !== null) localStorage.setItem(key, path.input)
    })
    const { document, localStorage } = window
    const isAsking = () => document.documentElement.dataset['cookies'] === '0'
    expect(isAsking()).toBe(path.isAsking)
    for (const step of path.steps) {
      if (step.event.type === 'accept.pressed') document.querySelector<HTMLElement>('[data-accept-cookies]')?.click()
      else {
        if (step.event.stored === null) localStorage.removeItem(key)
        else localStorage.setItem(key, step.event.stored)
        window.dispatchEvent(new window.Event('pageshow'))
      }
      expect([isAsking(), localStorage.getItem(key)]).toEqual([step.isAsking, step.stored])
    }
  },
)

for (const [path, name, policyHref] of [
  ['/kazan', 'Файлы cookie', '/about/privacyPolicy'],
  ['/en/kazan', 'Cookies', '/en/about/privacyPolicy'],
] as const)
  test(`the banner on ${path} is in the language of the page`, async ({ request }) => {
    const banner = parseDocument(await (await request.get(path)).text()).querySelector('[data-cookie-banner]')
    expect(banner?.getAttribute('aria-label')).toBe(name)
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe(policyHref)
  })
