import { hydrate } from '#tests/support/hydration.ts'
import { goBack } from './support/go-back.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expect, test } from './support/test.ts'

test('a hydrated page navigates softly, forward and back', async ({ page }) => {
  await page.goto('/moskva')
  await hydrate(page)
  await tagDocument(page)
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL('/moskva/specialists')
  await expect(page.locator('a[href^="/profiles/"]')).toHaveCount(24)
  await page.locator('a[href^="/profiles/"]').first().click()
  await expect(page).toHaveURL(/\/profiles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Специалисты/)
  await goBack(page)
  await expect(page).toHaveURL('/moskva/specialists')
  await expect(page.locator('a[href^="/profiles/"]')).toHaveCount(24)
  await goBack(page)
  await expect(page).toHaveURL('/moskva')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Специалисты в\sМоскве/)
  expect(await isSameDocument(page)).toBe(true)
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

test('each page of a list has its own URL', async ({ page }) => {
  await page.goto('/moskva/specialists')
  const pages = page.getByRole('navigation', { name: 'Страницы' })
  const readNames = () => page.locator('main a[href^="/profiles/"]').allTextContents()
  const firstNames = await readNames()
  await hydrate(page)
  await pages.getByRole('link', { name: 'Страница 2', exact: true }).click()
  await expect(page).toHaveURL('/moskva/specialists?page=2')
  await expect(pages.getByRole('link', { name: 'Страница 2', exact: true })).toHaveAttribute('aria-current', 'page')
  const secondNames = await readNames()
  expect(secondNames).toHaveLength(24)
  expect(secondNames).not.toEqual(firstNames)
  await page.reload()
  expect(await readNames()).toEqual(secondNames)
  await pages.getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/moskva/specialists')
  await expect.poll(readNames).toEqual(firstNames)
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
