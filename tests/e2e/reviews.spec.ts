import { expect, test } from './support/test.ts'

const reviews = /^\/api\/profiles\/\d+\/reviews/

test('reviews are read page by page, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU' })
  const page = await context.newPage()
  await page.goto(`${site.url}/profiles/4`)
  const items = page.getByRole('article').getByRole('article')
  await expect(items).toHaveCount(10)
  const first = await items.first().textContent()
  await page.getByRole('navigation', { name: 'Страницы отзывов' }).getByRole('link', { name: 'Страница 3' }).click()
  await expect(page).toHaveURL(/\/profiles\/4\?page=3#reviews$/)
  await expect(items).toHaveCount(6)
  expect(await items.first().textContent()).not.toBe(first)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/profiles\/4\?page=3$/)
  await context.close()
})

test('reviews that did not load leave the page whole, and are asked for again on their own', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/^answer: 503 GET [^ ]*listReviews/)
  site.api.behave('failing', reviews)
  const answer = await page.goto(`${site.url}/en/profiles/6`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  const again = page.waitForResponse(/\/use-cases\/listReviews/)
  await retry.click()
  expect((await again).status()).toBe(503)
  await expect(retry).toBeVisible()
  site.api.behave('good', reviews)
  await retry.click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10)
  expect((await page.goto(`${site.url}/en/profiles/6`))?.headers()['cache-control']).toContain('s-maxage')
})
