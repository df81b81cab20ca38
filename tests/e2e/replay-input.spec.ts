import { waitForHydration } from '#tests/support/hydration.ts'
import { holdRequests } from './support/hold-requests.ts'
import { throttleCpu } from './support/throttle-cpu.ts'
import { expect, test } from './support/test.ts'

test('text typed before hydration stays and filters the list', async ({ page }) => {
  const releaseScripts = await holdRequests(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const field = page.getByRole('searchbox', { name: 'Название города или области' })
  await field.pressSequentially('Каза')
  await releaseScripts()
  await waitForHydration(page)
  await expect(field).toHaveValue('Каза')
  await expect(field).toBeFocused()
  await expect(page.locator('#cities').getByRole('link', { name: 'Москва', exact: true })).toBeHidden()
  await expect(page.locator('#cities').getByRole('link', { name: 'Казань' })).toBeVisible()
  await field.pressSequentially('нь')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 город по запросу «Казань»')
})

test('text typed during hydration stays', async ({ page }) => {
  test.slow()
  // Hydration takes over a second on an old phone.
  await throttleCpu(page)
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  const field = page.getByRole('searchbox', { name: 'City or region' })
  const text = 'Nizhny Novgorod'
  const typing = field.pressSequentially(text, { delay: 120 })
  await waitForHydration(page)
  await typing
  await expect(field).toHaveValue(text)
  await expect(page.locator('#cities').getByRole('link', { name: 'Nizhny Novgorod', exact: true })).toBeVisible()
})

test('a click on a button before hydration is replayed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const releaseScripts = await holdRequests(page)
  await page.goto('/profiles/4', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => navigator.clipboard.writeText('another text'))
  await page.getByRole('button', { name: 'Поделиться' }).click()
  await releaseScripts()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('filters that were opened and closed before hydration stay closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const releaseScripts = await holdRequests(page)
  await page.goto('/kazan/specialists/repetitory', { waitUntil: 'domcontentloaded' })
  const field = page.getByRole('textbox', { name: 'Цена до' })
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await expect(field).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await releaseScripts()
  await waitForHydration(page)
  await expect(field).toBeHidden()
})

test('a link clicked before hydration is followed', async ({ page }) => {
  await holdRequests(page)
  await page.goto('/moskva', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').locator('a[href^="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL(/\/moskva\/specialists/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
