import { getText, parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

test('R-test: the links of the gallery name its sections, and search engines do not index it', async ({ request }) => {
  const page = parseDocument(await (await request.get('/test')).text())
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const links = [...page.querySelectorAll('nav[aria-label="Разделы"] a')]
  expect(links.length).toBeGreaterThan(5)
  const headings = links.map(link => page.querySelector(`section${link.getAttribute('href')} > h2`))
  expect(headings.map(heading => heading && getText(heading))).toEqual(links.map(getText))
  expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/test')
})
