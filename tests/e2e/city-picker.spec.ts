import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { noteShifts, shifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const chip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Казань/ })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' })
const field = (page: Page) => picker(page).getByRole('combobox', { name: 'Город или область' })
const options = (page: Page) => picker(page).getByRole('option')
const active = (page: Page) => picker(page).locator('[role=option][aria-selected=true]')

/** Opens it by the header's chip, once the page has hydrated. */
async function open(page: Page, path = '/kazan'): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await chip(page).click()
  await expect(options(page).first()).toBeVisible()
}

test('is walked through by the keyboard, and gives the focus back', async ({ page, context }) => {
  await noteShifts(context)
  await page.goto('/kazan')
  await hydrate(page)
  const before = await shifts(page)
  await chip(page).focus()
  await page.keyboard.press('Enter')
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
  expect(await shifts(page)).toBe(before)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Москва')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Казань')
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText('Набережные Челны')
  await expect(active(page)).toBeInViewport()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(active(page)).toHaveText('Санкт-Петербург')
  await page.keyboard.press('Tab')
  await expect(picker(page).getByRole('tab', { name: 'Крупные' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(picker(page).getByRole('tab', { name: 'А', exact: true })).toBeFocused()
  await expect(options(page).first()).toHaveText(/^А/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(picker(page).getByRole('button', { name: 'Закрыть' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(chip(page)).toBeFocused()
})

test('Enter opens what was typed, and a message tells of it', async ({ page }) => {
  await open(page)
  await field(page).pressSequentially('ярос')
  await expect(active(page)).toHaveText(/^Ярославль/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/yaroslavl')
  await expect(picker(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Сообщения' })).toHaveText(/Город изменён: Ярославль/)
  await expect(page.getByRole('banner').getByRole('link', { name: /Ярославль/ })).toBeVisible()
})

test('a list stays the same list, in the other city', async ({ page }) => {
  await page.goto('/kazan/specialists')
  const list = page.getByRole('main').locator('a[href^="/kazan/specialists/"]').first()
  const category = (await list.getAttribute('href')) ?? ''
  await open(page, category)
  await field(page).pressSequentially('перм')
  await options(page).first().click()
  await expect(page).toHaveURL(category.replace('/kazan/', '/perm/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Перми/)
})

test('nothing found offers near names; letters, names and regions answer', async ({ page }) => {
  await open(page)
  await field(page).fill('красн')
  await expect(picker(page).getByRole('status')).toHaveText(/по\sзапросу «красн»/)
  for (const option of (await options(page).allTextContents()).slice(0, 5))
    expect(option).toMatch(/^Красн.+(область|край|Петербург)$/)
  await field(page).fill('масква')
  await expect(picker(page).getByRole('status')).toHaveText(/Похожие названия/)
  await expect(options(page).filter({ hasText: 'Москва' })).toBeVisible()
  await picker(page).getByRole('tab', { name: 'Другие' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(options(page).first()).toBeVisible()
})

test('a failure can be tried again', async ({ page }) => {
  await page.goto('/kazan')
  await hydrate(page)
  await page.route('**/use-cases/listRegions**', route => route.abort())
  await chip(page).click()
  await expect(picker(page).getByRole('alert')).toHaveText(/Города не загрузились/)
  await page.unroute('**/use-cases/listRegions**')
  await picker(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(options(page).first()).toBeVisible()
})

test('nothing of it is loaded before somebody comes near; should it not come, this is said', async ({
  page,
  problems,
}) => {
  problems.expectSome(/ERR_FAILED|Failed to load|ChunkLoadError|island failed/)
  await page.goto('/kazan')
  await hydrate(page)
  await page.mouse.move(5, 400)
  await expect(page.locator('dialog')).toHaveCount(0)
  // Only what has not come yet is kept away: had any of it come, it would open.
  await page.route(/\/_next\/static\//, route => route.abort())
  await chip(page).click()
  // Not even what says so can be loaded: the browser's own means show it above the page.
  const said = page.getByRole('alert').filter({ hasText: 'не загрузилась' })
  await expect(said).toBeInViewport()
  await page.unroute(/\/_next\/static\//)
  await said.getByRole('button', { name: 'Повторить' }).click()
  // Now a message does, which offers the same.
  await page.getByRole('region', { name: 'Сообщения' }).getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/kazan')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the chip leads to all cities', async ({ page }) => {
    await page.goto('/kazan')
    await chip(page).click()
    await expect(page).toHaveURL('/#cities')
    // By letter it stands once more, hidden as soon as the styles are there.
    const largest = page.locator('#cities').getByRole('region', { name: 'Крупные' })
    await expect(largest.getByRole('link', { name: 'Москва' })).toBeVisible()
  })
})

for (const width of [360, 1280])
  test(`breaks no rule of axe, ${width} pixels wide, and keeps its size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const size = width < 768 ? { width: 360, height: 740 } : { width: 920, height: 640 }
    expect(await picker(page).boundingBox()).toMatchObject(size)
    await expectNoAxeViolationsInBothThemes(page)
    await field(page).fill('красно')
    await expect(active(page)).toBeVisible()
    expect(await picker(page).boundingBox()).toMatchObject(size)
    await expectNoAxeViolationsInBothThemes(page)
    await field(page).fill('щщщщ')
    await expect(options(page)).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes(page)
  })

test('from the menu of a phone it comes back to that menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kazan')
  await hydrate(page)
  await page.getByRole('banner').locator('summary').click()
  const city = page.getByRole('navigation', { name: 'Меню', exact: true }).getByRole('link', { name: /Казань/ })
  await city.click()
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(city).toBeFocused()
})
