import type { BrowserContext, Locator, Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { getStoredItem } from './support/local-storage.ts'
import { holdRequests } from './support/hold-requests.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/track-requests.ts'

const getHeader = (page: Page) => page.getByRole('banner')
const getSpecialistsLink = (page: Page, name = 'Специалисты') =>
  getHeader(page).getByRole('link', { name, exact: true })
const getPopularCategory = (page: Page) =>
  page.getByRole('region', { name: 'Популярные категории' }).getByRole('listitem').first()
const getCount = (item: Locator) => item.locator('> span').last()
const isStillHydrated = (page: Page) => page.evaluate(() => globalThis.isPageHydrated === true)
const readCookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(cookie => [cookie.name, cookie]))

/** After hydration, the page fetches a city whose name is not stored. */
async function hydrateAndWaitUntilIdle(page: Page) {
  await hydrate(page)
  await waitUntilIdle(page)
}

async function visitCity(page: Page, path: string) {
  await page.goto(path)
  expect(await getStoredItem(page, 'current-city')).not.toBeNull()
}

test('/kazan makes its city the current one before hydration', async ({ page, context }) => {
  await holdRequests(page)
  await page.goto('/kazan')
  const city = JSON.parse((await getStoredItem(page, 'current-city')) ?? '') as Record<string, unknown>
  expect(city).toEqual({ id: expect.any(Number), slug: 'kazan', name: 'Казань', lang: 'ru' })
  const { city_id: id, city_slug: slug } = await readCookies(context)
  expect(id).toMatchObject({ value: String(city['id']), path: '/', sameSite: 'Lax' })
  expect(slug).toMatchObject({ value: 'kazan', path: '/', sameSite: 'Lax' })
  const days = ((slug?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
})

test('a soft navigation sets the current city, which survives the next ones', async ({ page, context }) => {
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Казань', exact: true }).first().click()
  await expect(page).toHaveURL('/kazan')
  await expect.poll(async () => (await readCookies(context))['city_slug']?.value).toBe('kazan')
  expect(await getStoredItem(page, 'current-city')).toContain('Казань')
  await getHeader(page)
    .getByRole('link', { name: /\. На главную$/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(getHeader(page).getByRole('link', { name: /^Казань ?\. Сменить город$/ })).toBeVisible()
  await getSpecialistsLink(page).click()
  await expect(page).toHaveURL('/kazan/specialists')
  expect(await isStillHydrated(page)).toBe(true)
})

test('the language links of a page without a city lead to the same page, not to the current city', async ({ page }) => {
  const path = '/profiles?category=repetitory&page=2'
  await visitCity(page, '/kazan')
  await page.goto(path)
  const readHrefs = () => page.locator('a[hreflang]').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(new Set(await readHrefs())).toEqual(new Set([`/en${path}`]))
  await hydrate(page)
  expect(new Set(await readHrefs())).toEqual(new Set([`/en${path}`]))
})

for (const path of ['/', '/moskva/nope'])
  test(`${path} shows the current city before and after hydration, without a layout shift`, async ({
    page,
    context,
  }) => {
    await visitCity(page, '/kazan')
    await recordLayoutShifts(context)
    const releaseScripts = await holdRequests(page)
    await page.goto(path)
    const expectCity = async () => {
      await expect(getHeader(page).getByRole('link', { name: /^Казань ?\. Сменить город$/ })).toHaveAttribute(
        'href',
        '/#cities',
      )
      await expect(getSpecialistsLink(page)).toHaveAttribute('href', '/kazan/specialists')
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Специалисты', exact: true }),
      ).toHaveAttribute('href', '/kazan/specialists')
    }
    await expectCity()
    await releaseScripts()
    await hydrate(page)
    await expectCity()
    // The count appears when the list of the city has replaced the list of the country.
    if (path === '/') await expect(getCount(getPopularCategory(page))).toBeVisible()
    expect(await getLayoutShift(page)).toBe(0)
    await expect(page).toHaveURL(path)
  })

test('the home page links to categories of the current city, never with the counts of the whole country', async ({
  page,
}) => {
  await page.goto('/')
  const item = getPopularCategory(page)
  const categoryLink = item.getByRole('link')
  const count = getCount(item)
  const countryText = (await item.textContent()) ?? ''
  const countryCount = (await count.textContent()) ?? ''
  await expect(count).toBeVisible()
  const slug = /^\/profiles\?category=(.+)$/.exec((await categoryLink.getAttribute('href')) ?? '')?.[1]
  expect(slug).toBeDefined()
  await visitCity(page, '/kazan')
  const release = await holdRequests(page)
  await page.goto('/')
  await expect(categoryLink).toHaveAttribute('href', `/kazan/specialists/${slug}`)
  await expect(count).toHaveText(countryCount)
  await expect(count).toBeHidden()
  await release()
  await hydrate(page)
  await expect(item).not.toHaveText(countryText)
  await expect(count).not.toHaveText(countryCount)
  await expect(count).toBeVisible()
  await categoryLink.click()
  await expect(page).toHaveURL(`/kazan/specialists/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ в\sКазани/)
})

test('a city of which only the slug is stored is fetched once for each language', async ({ page, site, context }) => {
  await context.addCookies([{ name: 'city_slug', value: 'kazan', url: site.url }])
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().includes('/use-cases/findCity')) requests.push(request.url())
  })
  await page.goto('/')
  await expect(getHeader(page).getByRole('link', { name: /^Казань ?\. Сменить город$/ })).toBeVisible()
  await page.goto('/profiles')
  await expect(getHeader(page).getByRole('link', { name: /^Казань ?\. Сменить город$/ })).toBeVisible()
  await hydrateAndWaitUntilIdle(page)
  expect(requests).toHaveLength(1)
  await page.goto('/en')
  await expect(getHeader(page).getByRole('link', { name: /^Kazan ?\. Change city$/ })).toHaveAttribute(
    'href',
    '/en#cities',
  )
  await expect(getSpecialistsLink(page, 'Specialists')).toHaveAttribute('href', '/en/kazan/specialists')
  await hydrateAndWaitUntilIdle(page)
  expect(requests).toHaveLength(2)
})

test('an invalid or unknown stored city is deleted', async ({ page, site, context, problems }) => {
  problems.expectMatching(/^response: 404 GET [^ ]*findCity/)
  for (const slug of ['KAZAN', 'no-such-city']) {
    await context.addCookies([{ name: 'city_slug', value: slug, url: site.url }])
    await page.goto('/')
    await expect.poll(async () => (await readCookies(context))['city_slug']).toBeUndefined()
    await expect(getSpecialistsLink(page)).toHaveAttribute('href', '/profiles')
  }
})
