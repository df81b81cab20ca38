import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript, links lead from the home page to a profile', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/')
  await main.getByRole('link', { name: 'Казань', exact: true }).first().click()
  await expect(page).toHaveURL('/kazan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Специалисты в\sКазани/)
  await main.locator('a[href="/kazan/specialists"]').first().click()
  await expect(main.locator('a[href^="/profiles/"]')).toHaveCount(24)
  await main.locator('nav a[rel="next"]').click()
  await expect(page).toHaveURL('/kazan/specialists?page=2')
  const profileLink = main.locator('a[href^="/profiles/"]').first()
  const name = (await profileLink.textContent()) ?? ''
  await profileLink.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('R-guards: /profile leads to a page that explains that signing in needs JavaScript', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/\?login&returnTo=/)
  await expect(page.getByText(/Чтобы войти, включите JavaScript/)).toBeVisible()
})
