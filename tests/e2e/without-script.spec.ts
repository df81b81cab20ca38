import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const [prefix, city, specialists] of [
  ['', 'Казань', /^Специалисты в\sКазани/],
  ['/en', 'Kazan', /^Specialists in\sKazan/],
] as const)
  test(`the home page leads to a specialist without JavaScript, ${prefix || 'in Russian'}`, async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto(prefix || '/')
    await main.getByRole('link', { name: city, exact: true }).first().click()
    await expect(page).toHaveURL(`${prefix}/kazan`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(specialists)
    await main.locator(`a[href="${prefix}/kazan/specialists"]`).first().click()
    await expect(main.locator(`a[href^="${prefix}/profiles/"]`)).toHaveCount(24)
    await main.locator('nav a[rel="next"]').click()
    await expect(page).toHaveURL(`${prefix}/kazan/specialists?page=2`)
    const profileLink = main.locator(`a[href^="${prefix}/profiles/"]`).first()
    const name = (await profileLink.textContent()) ?? ''
    await profileLink.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(prefix || '/')
  })

test('R-guards: the login URL explains that signing in needs JavaScript', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/\?login&returnTo=/)
  await expect(page.getByText(/Чтобы войти, включите JavaScript/)).toBeVisible()
})
