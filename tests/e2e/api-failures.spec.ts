import { startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

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
