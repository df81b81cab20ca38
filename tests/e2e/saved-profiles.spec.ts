import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expectPrices, saveFavorites } from './support/save-favorites.ts'
import { expect, test } from './support/test.ts'

const getBlock = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const getFavoriteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^В\sизбранно[ем]$/ })

test('favorites and recently viewed profiles are stored on the device and can be removed', async ({
  page,
  context,
}) => {
  await page.goto('/profiles/4')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await getFavoriteButton(page).click()
  await expect(getFavoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Открыть избранное' })).toBeVisible()

  await recordLayoutShifts(context)
  const homeTab = await context.newPage()
  await homeTab.goto('/')
  await hydrate(homeTab)
  for (const heading of ['Избранное', 'Вы недавно смотрели'])
    await expect(getBlock(homeTab, heading).getByRole('link', { name })).toHaveAttribute('href', '/profiles/4')
  expect(await getLayoutShift(homeTab)).toBe(0)

  await getFavoriteButton(page).click()
  await expect(getBlock(homeTab, 'Избранное')).toBeHidden()
  await getFavoriteButton(page).click()
  await expect(getBlock(homeTab, 'Избранное')).toBeVisible()

  await homeTab.setViewportSize({ width: 360, height: 740 })
  await homeTab.getByRole('banner').locator('summary').click()
  await homeTab.getByRole('banner').getByRole('button', { name: 'Избранное' }).click()
  const dialog = homeTab.getByRole('dialog', { name: 'Избранное' })
  await expect(dialog.getByRole('link', { name })).toHaveCount(2)
  await expectNoAxeViolations(homeTab, 'dialog')
  await dialog
    .getByRole('button', { name: `Убрать: ${name}` })
    .first()
    .click()
  await expect(dialog.getByText('Пока никого нет')).toBeVisible()
  await dialog.getByRole('button', { name: 'Очистить просмотренное' }).click()
  await homeTab.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).click()
  await expect(dialog.getByRole('link', { name })).toHaveCount(0)
  expect(await homeTab.evaluate(() => ['favourites', 'recently-viewed'].map(key => localStorage.getItem(key)))).toEqual(
    ['', ''],
  )
})

for (const width of [360, 1280])
  test(`${width} pixels wide, the cards of favorites keep their places when ratings and prices load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of [1, 2, 3]) {
      await page.goto(`/profiles/${id}`)
      await getFavoriteButton(page).click()
      await expect(getFavoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    }
    let release: () => void = () => undefined
    const released = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/use-cases\/viewProfile/, async route => {
      await released
      await route.continue()
    })
    await page.goto('/profiles/compare')
    await hydrate(page)
    const checkboxes = page.getByRole('main').getByRole('checkbox')
    await expect(checkboxes).toHaveCount(3)
    const getPlaces = () =>
      checkboxes.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().y))
    await page.evaluate(() => document.fonts.ready)
    const places = await getPlaces()
    release()
    await expectPrices(page, 3)
    expect(await getPlaces()).toEqual(places)
  })

test('chosen favorites open in a comparison by soft navigation', async ({ page }) => {
  await saveFavorites(page, [1, 2, 3])
  await page.goto('/profiles/compare')
  await hydrate(page)
  // A checkbox that moves during a press would miss it.
  await expectPrices(page, 3)
  for (const id of [1, 2, 3]) await page.getByRole('checkbox', { name: `Сравнить: Имя ${id}` }).uncheck()
  for (const id of [3, 1]) await page.getByRole('checkbox', { name: `Сравнить: Имя ${id}` }).check()
  await tagDocument(page)
  await page.getByRole('link', { name: 'Сравнить отмеченных' }).click()
  await expect(page).toHaveURL('/profiles/compare?ids=3,1')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page
    .getByRole('columnheader')
    .first()
    .getByRole('link', { name: /^Убрать/ })
    .click()
  await expect(page).toHaveURL('/profiles/compare?ids=1')
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  expect(await isSameDocument(page)).toBe(true)
})
