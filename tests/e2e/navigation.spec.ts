import { hydrate } from '#tests/support/hydration.ts'
import { goBack } from './support/go-back.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expect, test } from './support/test.ts'

test('Back returns to a page that was left after its skip link was used', async ({ page }) => {
  await page.goto('/moskva')
  await hydrate(page)
  await page.getByRole('link', { name: 'К содержанию' }).press('Enter')
  await expect(page).toHaveURL('/moskva#content')
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL('/moskva/specialists')
  await expect(page.locator('a[href^="/profiles/"]')).toHaveCount(24)
  await goBack(page)
  await expect(page).toHaveURL('/moskva#content')
  await expect(page.getByRole('main').locator('a[href="/moskva/specialists"]').first()).toBeVisible()
  await expect(page.locator('.loading-indicator')).toHaveCSS('opacity', '0')
})

test('a soft navigation updates the title, and the language switch causes a full load', async ({ page }) => {
  await page.goto('/en/moskva')
  await hydrate(page)
  await tagDocument(page)
  await page.getByRole('main').locator('a[href="/en/moskva/specialists"]').first().click()
  await expect(page).toHaveURL('/en/moskva/specialists')
  await expect(page).toHaveTitle(/Specialists in\sMoscow/)
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL('/moskva/specialists')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await isSameDocument(page)).toBe(false)
})

test('a soft navigation to a missing page shows the 404 page', async ({ page, problems }) => {
  problems.expectMatching(/^response: 404 GET \/nope$/)
  await page.goto('/moskva')
  await hydrate(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nope', textContent: 'planted' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'planted' }).click()
  await expect(page.getByText('Page not found: /nope')).toBeVisible()
  await expect(page).toHaveURL('/nope')
})
