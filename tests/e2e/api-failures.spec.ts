import { startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

const statusOf = (address: string) =>
  fetch(address).then(
    answer => answer.status,
    (error: unknown) => `no answer: ${error instanceof Error ? String(error.cause) : ''}`,
  )
/** The site gives a silent API little time. */
const atOnce = { intervals: [20] }
const statuses = (url: string, paths: readonly string[]) => Promise.all(paths.map(path => statusOf(url + path)))

test('pages that somebody has seen stay while the API is dead; others are 503; then all is good again', async ({
  page,
  site,
}) => {
  const seen = '/tula'
  expect((await page.goto(seen))?.status()).toBe(200)
  const before = await (await fetch(site.url + seen)).text()

  site.api.behave('dead')
  expect(await (await fetch(site.url + seen)).text()).toBe(before)
  for (const [path, lang] of [
    ['/ryazan', 'ru'],
    ['/en/ryazan', 'en'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Cant get city')).toBeVisible()
  }
  expect(site.running()).toBe(true)

  site.api.behave('good')
  expect((await page.goto('/ryazan'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Рязани/)
})

for (const manner of ['failing', 'broken', 'silent'] as const)
  test(`an API that is ${manner} is no end of the site`, async ({ site }) => {
    const path = { failing: '/kaluga', broken: '/orel', silent: '/penza' }[manner]
    site.api.behave(manner)
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Cant get city')
    site.api.behave('good')
    expect((await fetch(site.url + path)).status).toBe(200)
  })

test('a block that could not be read says so, in a page that is not kept', async ({ page, site }) => {
  site.api.behave('failing', /^\/api\/v2\/profiles/)
  const answer = await page.goto('/samara')
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByText('Специалисты Самары не загрузились')).toBeVisible()
  site.api.behave('good')
  await page.goto('/samara')
  await expect(page.getByText('не загрузились')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Лучшие/ })).toBeVisible()
})

test('the home page without its random specialists is a page still', async ({ page }) => {
  const site = await startSite({}, api => api.behave('failing', /random/))
  const answer = await page.goto(`${site.url}/`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('Специалисты не загрузились')).toBeVisible()
  await expect(page.locator('#cities')).toBeVisible()
  await page.close()
  await site.stop()
})

test('Retry on the page of a failure leads back, and so do its other links', async ({ page, site }) => {
  const path = '/en/tambov/specialists?page=2'
  site.api.behave('dead')
  expect((await page.goto(path))?.status()).toBe(503)
  await expect(page.getByRole('link', { name: 'Русский' }).first()).toHaveAttribute(
    'href',
    '/tambov/specialists?page=2',
  )
  site.api.behave('good')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tambov/)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
})

test('200 requests at once for one new page make one render', async ({ site }) => {
  site.api.behave('silent')
  const answers = statuses(
    site.url,
    Array.from({ length: 200 }, () => '/voronezh'),
  )
  await expect.poll(() => site.api.calls().length, atOnce).toBeGreaterThan(0)
  const first = site.api.calls().filter(call => call.includes('/by/slug/voronezh')).length
  site.api.behave('good')
  expect(new Set(await answers)).toEqual(new Set([200]))
  const later = site.api.calls().filter(call => call.includes('/by/slug/voronezh')).length
  // The second is the client's own, when the machine is slower than its timeout; without one render it would be eight.
  expect(first + later).toBeLessThanOrEqual(2)
})

test('200 new pages at once never run more renders than the bound', async () => {
  const site = await startSite({ RENDERS_AT_ONCE: '3' })
  const profiles = /^\/api\/profiles\/\d+(\?|$)/
  site.api.behave('silent', profiles)
  const paths = Array.from({ length: 200 }, (_, index) => `/profiles/${index + 1}`)
  const answers = statuses(site.url, paths)
  await expect.poll(() => site.api.mostAtOnce(), atOnce).toBe(3)
  site.api.behave('good', profiles)
  const got = await answers
  expect(site.running(), site.log().slice(-2000)).toBe(true)
  expect(site.api.mostAtOnce()).toBeLessThanOrEqual(3)
  // Whoever would wait too long is told to come back.
  expect(got.filter(status => status !== 200 && status !== 503)).toEqual([])
  expect(got).toContain(200)
  await site.stop()
})

test('the site stops in order, with what it has begun', async () => {
  const site = await startSite()
  await site.stop()
  expect(site.running()).toBe(false)
})
