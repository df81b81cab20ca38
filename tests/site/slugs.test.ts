import { startSite } from '#tests/e2e/support/site.ts'
import { parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

const acceptedCategorySlugs = ['c++', 'snake_case']
const rejectedCategorySlugs = ['../up', 'x?y=1#z']
const acceptedCitySlugs = ['Кириллица', 'UPPER', 'snake_case', 'c++']
const rejectedCitySlugs = ['with space', '100%', 'profiles', '..']

test('R-slug: pages link to unusual slugs of the API, and omit reserved and invalid ones', async () => {
  const site = await startSite()
  const createState = async (state: string, params: object) => {
    const body = JSON.stringify({ action: 'setup', state, params })
    await fetch(`${site.api.url}/__control/pact-state`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
  }
  const openPage = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { 'accept-language': 'ru' } })
    return { status: response.status, page: parseDocument(await response.text()) }
  }
  const listLinks = (page: Document) =>
    [...page.querySelectorAll('a[href]')].map(link => link.getAttribute('href') ?? '')
  try {
    for (const [index, slug] of [...acceptedCitySlugs, ...rejectedCitySlugs].entries())
      await createState('a city exists', {
        id: 90_001 + index,
        slug,
        name: `Город ${slug}`,
        name_en: `City ${slug}`,
        region: 'Татарстан',
        region_en: 'Tatarstan',
      })
    for (const [index, slug] of [...acceptedCategorySlugs, ...rejectedCategorySlugs].entries())
      await createState('a category exists', {
        id: 90_001 + index,
        slug,
        name: `Раздел ${slug}`,
        name_en: `Category ${slug}`,
        parent_id: null,
      })

    // This page is rendered on request, while the home page may have been rendered at startup.
    const cities = await openPage('/profiles/cities?sort=new')
    const cityLinks = listLinks(cities.page)
    const text = cities.page.body.textContent
    for (const slug of acceptedCitySlugs)
      expect(cityLinks).toContain(`/${encodeURIComponent(slug)}/specialists?sort=new`)
    for (const slug of rejectedCitySlugs) expect(text).not.toContain(`Город ${slug}`)

    const paths = acceptedCitySlugs.flatMap(slug => {
      const city = `/${encodeURIComponent(slug)}`
      return [
        city,
        `/en${city}`,
        `${city}/specialists`,
        `${city}/specialists/c%2B%2B`,
        `${city}/specialists/snake_case`,
      ]
    })
    paths.push(
      '/profiles?category=c%2B%2B',
      '/profiles?category=c%2B%2B&sort=new',
      '/c%2B%2B/specialists/c%2B%2B?sort=new',
    )
    for (const path of paths) {
      const { status, page } = await openPage(path)
      expect([path, status]).toEqual([path, 200])
      const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
      expect(canonical.replace(/^https?:\/\/[^/]+/, '')).toBe(path.replace(/[?&]sort=new/, ''))
      expect(listLinks(page).filter(href => /[^!-~]|\.\.|\?y=/.test(href))).toEqual([])
    }
    expect((await fetch(`${site.url}/og/ru/city/${encodeURIComponent('Кириллица')}.png`)).status).toBe(200)
    const query = new URLSearchParams({ lang: 'ru', input: '{}' })
    const response = await fetch(`${site.url}/use-cases/listCategories?${query}`)
    const { value: categories } = (await response.json()) as { readonly value: readonly { readonly slug: string }[] }
    const categorySlugs = categories.map(({ slug }) => slug)
    expect(categorySlugs).toEqual(expect.arrayContaining(acceptedCategorySlugs))
    for (const slug of rejectedCategorySlugs) expect(categorySlugs).not.toContain(slug)
    expect(site.getLog()).toMatch(/"omitted":\d+/)
  } finally {
    await site.stop()
  }
})
