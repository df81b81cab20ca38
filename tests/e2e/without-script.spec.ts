import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const [prefix, city, specialists] of [
  ['', 'Казань', /^Специалисты в\sКазани/],
  ['/en', 'Kazan', /^Specialists in\sKazan/],
] as const)
  test(`from home to a specialist without script, ${prefix || 'in Russian'}`, async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto(prefix || '/')
    await main.getByRole('link', { name: city, exact: true }).first().click()
    await expect(page).toHaveURL(`${prefix}/kazan`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(specialists)
    await main.locator(`a[href="${prefix}/kazan/specialists"]`).first().click()
    await expect(main.locator(`a[href^="${prefix}/profiles/"]`)).toHaveCount(24)
    await main.locator('nav a[rel="next"]').click()
    await expect(page).toHaveURL(`${prefix}/kazan/specialists?page=2`)
    const person = main.locator(`a[href^="${prefix}/profiles/"]`).first()
    const name = (await person.textContent()) ?? ''
    await person.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(prefix || '/')
  })

test('a category of a city is a list of its own', async ({ page }) => {
  await page.goto('/kazan')
  const category = page.getByRole('main').locator('a[href^="/kazan/specialists/"]').first()
  const href = (await category.getAttribute('href')) ?? ''
  await category.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ в\sКазани/)
  await expect(page.locator('a[href^="/profiles/"]').first()).toBeVisible()
})

test('R-categories: a category’s address may have several segments', async ({ page }) => {
  await page.goto('/moskva/specialists')
  const deep = page.getByRole('main').locator('a[href*="/specialists/"]')
  await deep.first().click()
  const deeper = page
    .getByRole('main')
    .locator('a[href*="/specialists/"]')
    .filter({ hasNot: page.locator('[aria-current]') })
  const hrefs = await deeper.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const nested = hrefs.find(href => href.split('/specialists/')[1]?.includes('/'))
  expect(nested).toBeDefined()
  const answer = await page.goto(nested ?? '')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ в\sМоскве/)
})
