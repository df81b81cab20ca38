import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const getOpener = (page: Page) => page.getByRole('banner').locator('summary')
const getMenu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Меню', exact: true })

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test('the menu fills the screen, and its links and search work', async ({ page }) => {
      await page.goto('/kazan')
      await expect(getMenu(page)).toBeHidden()
      await getOpener(page).click()
      await expect(getMenu(page)).toBeVisible()
      await expect(page.getByRole('main')).toBeHidden()
      const box = await getMenu(page).boundingBox()
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 740])
      await expect(getMenu(page).getByRole('link', { name: 'Специалисты' })).toHaveAttribute(
        'href',
        '/kazan/specialists',
      )
      await expect(getMenu(page).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/kazan')
      await getMenu(page).getByRole('searchbox', { name: 'Услуга или имя' }).fill('репетитор')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/kazan/specialists/repetitory')
      await expect(page).toHaveTitle(/Репетиторы в\sКазани/)
      await expect(getMenu(page)).toBeHidden()
      await getOpener(page).click()
      await getMenu(page).getByRole('link', { name: 'Помощь' }).click()
      await expect(page).toHaveURL('/help')
      await expect(getMenu(page)).toBeHidden()
      await expect(page.getByRole('main')).toBeVisible()
    })
  })

test('the menu works with the keyboard, and Escape restores the focus', async ({ page }) => {
  await page.goto('/kazan')
  await hydrate(page)
  await getOpener(page).focus()
  await page.keyboard.press('Enter')
  await expect(getMenu(page)).toBeVisible()
  const stops: string[] = []
  for (let stop = 0; stop < 11; stop++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''))
  }
  // The field of the search, and its button with an icon.
  expect(stops).toEqual([
    '',
    '',
    'Казаньизменить',
    'Специалисты',
    'Города',
    'Помощь',
    'Разместить услуги',
    'О\u00a0проекте',
    'Избранное',
    'English',
    'Темасистемнаясветлаятёмная',
  ])
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Escape')
  await expect(getMenu(page)).toBeHidden()
  await expect(getOpener(page)).toBeFocused()
})

test('the menu shows the current city without a layout shift', async ({ page, context }) => {
  await page.goto('/kazan')
  await recordLayoutShifts(context)
  await page.goto('/about')
  await getOpener(page).click()
  await expect(getMenu(page).getByRole('link', { name: /Казань\s*изменить/ })).toBeVisible()
  await expect(getMenu(page).getByRole('link', { name: 'Специалисты' })).toHaveAttribute('href', '/kazan/specialists')
  await getOpener(page).click()
  expect(await getLayoutShift(page)).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the menu has no axe violations and large targets, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/kazan')
    await getOpener(page).click()
    await expectNoAxeViolations(page)
    for (const target of await getMenu(page).locator('a, button').filter({ visible: true }).all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test('the menu is hidden on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/kazan')
  await expect(getOpener(page)).toBeHidden()
})
