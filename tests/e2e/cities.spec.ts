import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('a letter shows its cities, which link to their pages', async ({ page }) => {
      await page.goto('/')
      const cities = page.locator('#cities')
      await expect(cities.locator('#letter-largest')).toBeVisible()
      await expect(cities.locator('#letter-yu')).toBeHidden()
      await cities.getByRole('navigation').getByRole('link', { name: 'Я', exact: true }).click()
      await expect(cities.locator('#letter-ya')).toBeVisible()
      await expect(cities.locator('#letter-ya').getByRole('link', { name: 'Ярославль' })).toBeVisible()
      await cities.locator('#letter-ya').getByRole('link', { name: 'Ярославль' }).click()
      await expect(page).toHaveURL('/yaroslavl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ярославле/)
    })
  })
