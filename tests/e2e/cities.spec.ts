import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('a letter shows its cities', async ({ page }) => {
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

test('Retry loads the regions after a failure', async ({ page, site }) => {
  await page.goto('/')
  await hydrate(page)
  await page.route('**/use-cases/listRegions**', route => route.abort())
  const field = page.getByRole('searchbox', { name: 'Название города или области' })
  await field.fill('каз')
  const retry = page.locator('#cities').getByRole('button', { name: 'Повторить' })
  await expect(retry).toBeVisible()
  await page.unroute('**/use-cases/listRegions**')
  await retry.click()
  await expect(page.locator('#cities').getByRole('link', { name: 'Казань' })).toBeVisible()
  expect(site.isRunning()).toBe(true)
})

test('the page of a misspelled city suggests the right one', async ({ page }) => {
  await page.goto('/moskwa')
  await expect(page.getByText('Page not found: /moskwa')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Москва/ })
    .click()
  await expect(page).toHaveURL('/moskva')
})
