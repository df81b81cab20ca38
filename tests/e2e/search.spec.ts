import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const getField = (page: Page) =>
  page
    .getByRole('search')
    .getByLabel(/^(Услуга или имя|Service or name)$/)
    .first()
const getOptions = (page: Page) => page.getByRole('listbox').getByRole('option')

test('Enter opens the list of all results', async ({ page }) => {
  await page.goto('/en/kazan')
  await hydrate(page)
  await getField(page).fill('  drums ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/kazan/specialists?search=drums')
  await expect(page.getByRole('link', { name: 'Remove the filter “drums”' })).toBeVisible()
})

test('R-search: the list that the text describes is suggested first, and Enter opens it', async ({ page }) => {
  await page.goto('/moskva')
  await hydrate(page)
  await getField(page).fill('сантехник в казани')
  await expect(getOptions(page).first()).toHaveText(/^Сантехники в\sКазани\d+$/)
  await expectNoAxeViolations(page, '[role=search]:has([role=listbox])')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kazan/specialists/santekhniki')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Сантехники в\sКазани/)
  await page.goBack()
  await expect(page).toHaveURL('/moskva')
})

test('text typed before hydration gets suggestions after it', async ({ page }) => {
  await page.goto('/moskva')
  await getField(page).pressSequentially('элек')
  await expect(getOptions(page).last()).toContainText('«элек»')
})

test('the search is limited to the current city before and after hydration', async ({ page }) => {
  await page.goto('/kazan')
  await page.goto('/')
  const form = page.getByRole('main').getByRole('search')
  await expect(form).toHaveAttribute('action', '/kazan/specialists')
  await hydrate(page)
  await expect(form).toHaveAttribute('action', '/kazan/specialists')
  await getField(page).fill('физи')
  await expect(getOptions(page).first()).toHaveAttribute('href', /^\/kazan\/specialists\//)
  await expect(page.getByRole('main').locator('[data-city-name]')).toHaveText('Казань')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, list] of [
    ['/', '/profiles?search='],
    ['/en/kazan/specialists', '/en/kazan/specialists?search='],
  ] as const)
    test(`the search of ${path} opens a list`, async ({ page }) => {
      await page.goto(path)
      await getField(page).fill('a')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${list}a`)
    })
})

test('suggestions fit a wide and a narrow screen', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await getField(page).fill('мат')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(getOptions(page).first()).toBeVisible()
    const box = await page.getByRole('listbox').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width, `${width} pixels wide`).toBe(true)
  }
})
