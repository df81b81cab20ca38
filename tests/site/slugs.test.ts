import { startSite } from '#tests/e2e/support/site.ts'
import { readDocument } from './support/read-document.ts'
import { expect, test } from './support/test.ts'

const listed = ['Кириллица', 'UPPER', 'snake_case', 'c++']
const refused = ['with space', '100%', 'profiles', '..']

test('R-slug: an API with slugs of its own gets links that lead to its pages, and none that lead elsewhere', async () => {
  const site = await startSite()
  const createState = async (state: string, params: object) => {
    const body = JSON.stringify({ action: 'setup', state, params })
    await fetch(`${site.api.url}/__control/pact-state`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
  }
  const open = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { 'accept-language': 'ru' } })
    return { status: answer.status, page: readDocument(await answer.text()) }
  }
  const listLinks = (page: Document) =>
    [...page.querySelectorAll('a[href]')].map(link => link.getAttribute('href') ?? '')
  try {
    for (const [at, slug] of [...listed, ...refused].entries())
      await createState('a city exists', {
        id: 90_001 + at,
        slug,
        name: `Город ${slug}`,
        name_en: `City ${slug}`,
        region: 'Татарстан',
        region_en: 'Tatarstan',
      })
    for (const [at, slug] of ['c++', 'snake_case', '../up', 'x?y=1#z'].entries())
      await createState('a category exists', {
        id: 90_001 + at,
        slug,
        name: `Раздел ${slug}`,
        name_en: `Category ${slug}`,
        parent_id: null,
      })

    // Rendered on request: the home page may have been rendered at the start.
    const cities = await open('/profiles/cities?sort=new')
    const cityLinks = listLinks(cities.page)
    const text = cities.page.body.textContent
    for (const slug of listed) expect(cityLinks).toContain(`/${encodeURIComponent(slug)}/specialists?sort=new`)
    for (const slug of refused) expect(text).not.toContain(`Город ${slug}`)

    const paths = listed.flatMap(slug => {
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
      const { status, page } = await open(path)
      expect([path, status]).toEqual([path, 200])
      const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
      expect(canonical.replace(/^https?:\/\/[^/]+/, '')).toBe(path.replace(/[?&]sort=new/, ''))
      expect(listLinks(page).filter(href => /[^!-~]| |\.\.|\?y=/.test(href))).toEqual([])
    }
    expect((await fetch(`${site.url}/og/ru/city/${encodeURIComponent('Кириллица')}.png`)).status).toBe(200)
    expect(site.log()).toMatch(/"omitted":\d+/)
  } finally {
    await site.stop()
  }
})
