import { getHeading, getText, parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

test('the home page lists all 1,115 cities, grouped by letter and sorted', async ({ request }) => {
  const home = parseDocument(await (await request.get('/', { headers: { 'accept-language': 'ru' } })).text())
  const cities = home.querySelector('#cities')
  expect(cities?.textContent).toMatch(/1\s115\sгородов/)
  const sections = [...(cities?.querySelectorAll('section[id^="letter-"]:not(#letter-largest)') ?? [])].map(
    section => ({
      heading: section.querySelector('h3')?.firstChild?.textContent ?? '',
      names: [...section.querySelectorAll('li a')].map(link => link.firstChild?.textContent ?? ''),
    }),
  )
  const names = sections.flatMap(section => section.names)
  expect(names).toHaveLength(1115)
  const letterSections = sections.filter(({ heading }) => heading.length === 1)
  const collator = new Intl.Collator('ru')
  for (const { heading, names: sectionNames } of letterSections) {
    expect(sectionNames.length, heading).toBeGreaterThan(2)
    expect(sectionNames.filter(name => name.replace(/^Ё/, 'Е')[0] !== heading)).toEqual([])
    expect(sectionNames.toSorted((a, b) => collator.compare(a, b))).toEqual(sectionNames)
  }
  expect(sections.at(-1)?.heading).toBe('Другие')
  // A name that several cities have is followed by the region.
  const kirovTexts = [...(cities?.querySelectorAll('#letter-k a') ?? [])]
    .map(({ textContent }) => textContent)
    .filter(text => /^Киров(?![а-я])/.test(text))
  for (const text of kirovTexts) expect(text).toMatch(/^Киров.+область|^Киров.+край/)
  expect(kirovTexts.length).toBeGreaterThan(1)
})

for (const [prefix, regions] of [
  ['', [/Калужская область/, /Кировская область/]],
  ['/en', [/Kaluga Oblast/, /Kirov Oblast/]],
] as const)
  for (const path of ['', '/specialists'])
    test(`R-city-groups: ${prefix}/{city}${path} names the region of cities of the same name`, async ({ request }) => {
      for (const [index, city] of ['kirov-kaluzhskaya-oblast', 'kirov-kirovskaya-oblast'].entries()) {
        const page = parseDocument(await (await request.get(`${prefix}/${city}${path}`)).text())
        const readMeta = (selector: string) => page.querySelector(`meta${selector}`)?.getAttribute('content')
        expect(page.title).toMatch(regions[index] ?? '')
        expect(getHeading(page)).toMatch(regions[index] ?? '')
        expect(readMeta('[name=description]')).toMatch(regions[index] ?? '')
        expect(readMeta('[property="og:title"]')).toMatch(regions[index] ?? '')
      }
    })

test('the page of a misspelled city suggests the right one', async ({ request }) => {
  const response = await request.get('/moskwa')
  expect(response.status()).toBe(404)
  const page = parseDocument(await response.text())
  expect(getText(page.body)).toContain('Page not found: /moskwa')
  const suggestion = page.querySelector('main a[href="/moskva"]')
  expect(suggestion && getText(suggestion)).toContain('Москва')
})

const readPageCity = (page: Document): unknown =>
  JSON.parse(page.querySelector('[data-city]')?.getAttribute('data-city') ?? 'null')

for (const path of ['/kazan', '/kazan/specialists', '/kazan/specialists?page=2'])
  test(`R-current-city: ${path} has the city to store`, async ({ request }) => {
    const city = readPageCity(parseDocument(await (await request.get(path)).text()))
    expect(city).toEqual({ id: expect.any(Number) as number, slug: 'kazan', name: 'Казань' })
  })

for (const [path, citiesHref] of [
  ['/', '/#cities'],
  ['/profiles', '?cities'],
  ['/profiles/1', '/#cities'],
  ['/nope', '/#cities'],
] as const)
  test(`R-current-city: ${path} has no city to store, and its header links to the whole country`, async ({
    request,
  }) => {
    const page = parseDocument(await (await request.get(path, { headers: { 'accept-language': 'ru' } })).text())
    expect(readPageCity(page)).toBeNull()
    const specialistsLinks = [...page.querySelectorAll('header a')].filter(link => getText(link) === 'Специалисты')
    expect(new Set(specialistsLinks.map(link => link.getAttribute('href')))).toEqual(new Set(['/profiles']))
    const citiesLinks = [...page.querySelectorAll('header a[data-city-picker]')]
    expect(new Set(citiesLinks.map(link => link.getAttribute('href')))).toEqual(new Set([citiesHref]))
  })

test('R-current-city: the categories of the home page follow the current city, but those of a list do not', async ({
  request,
}) => {
  const readFollowsCity = async (path: string) => {
    const page = parseDocument(await (await request.get(path, { headers: { 'accept-language': 'ru' } })).text())
    const links = [...page.querySelectorAll('main a[href^="/profiles?category="]')]
    return links.map(link => link.closest('[data-follows-city]') !== null)
  }
  expect(new Set(await readFollowsCity('/'))).toEqual(new Set([true]))
  expect(new Set(await readFollowsCity('/profiles'))).toEqual(new Set([false]))
})
