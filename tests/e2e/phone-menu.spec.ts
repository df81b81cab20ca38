import type { Locator, Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
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
  // The first two, without text, are the search field and its button.
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

test('the menu has large targets, and no axe violations in either theme', async ({ page }) => {
  await page.goto('/kazan')
  await getOpener(page).click()
  await expectNoAxeViolationsInBothThemes(page)
  for (const target of await getMenu(page).locator('a, button').filter({ visible: true }).all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

// The header has a search on `/kazan`, but not on the home page `/en`.
for (const path of ['/kazan', '/en'])
  test(`the menu of ${path} contains the links and buttons that the header hides, up to 1,023 pixels`, async ({
    page,
  }) => {
    await page.goto(path)
    const banner = page.getByRole('banner')
    const menu = banner.locator('details nav')
    for (const width of [640, 768, 1023]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(menu).toBeHidden()
      await getOpener(page).click()
      await expect(menu.getByRole('link', { name: /^(Помощь|Help)$/ })).toBeVisible()
      await expect(menu.getByRole('button', { name: /^(Избранное|Favorites)$/ })).toBeVisible()
      await expect(menu.getByRole('link', { name: /^(English|Русский)$/ })).toBeVisible()
      await expect(page.getByRole('main')).toBeHidden()
      await expect(banner.getByRole('search').filter({ visible: true })).toHaveCount(1)
      const box = await menu.boundingBox()
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, 800])
      await getOpener(page).click()
    }
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(getOpener(page)).toBeHidden()
  })

test('the open menu has a single line under the header, and does not move the header', async ({ page }) => {
  await page.goto('/kazan')
  const measureBottoms = () =>
    page
      .getByRole('banner')
      .evaluate(header =>
        [header, header.firstElementChild].map(element => element?.getBoundingClientRect().bottom ?? 0),
      )
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    const [closedBottom] = await measureBottoms()
    await getOpener(page).click()
    expect(await measureBottoms(), `${width} pixels wide`).toEqual([closedBottom, closedBottom])
    expect((await getMenu(page).boundingBox())?.y, `${width} pixels wide`).toBe(closedBottom)
    await getOpener(page).click()
  }
})

test('the search icon has the same size and position in the menu as in the header', async ({ page }) => {
  await page.goto('/kazan')
  const measureIcon = (search: Locator) =>
    search.evaluate(form => {
      const [icon, field] = [form.querySelector('svg'), form.querySelector('input')].map(element =>
        element?.getBoundingClientRect(),
      )
      return [icon?.width, Number(icon?.left) - Number(field?.left), Number(icon?.top) - Number(field?.top)]
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  const headerIcon = await measureIcon(page.getByRole('banner').getByRole('search'))
  await page.setViewportSize({ width: 360, height: 740 })
  await getOpener(page).click()
  expect(await measureIcon(getMenu(page).getByRole('search'))).toEqual(headerIcon)
})
