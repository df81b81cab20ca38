import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { awaitAnnouncement, recordSpeech } from './support/speech-log.ts'
import { expect, test } from './support/test.ts'

const getCityLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Казань/ })
const getPicker = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' })
const getField = (page: Page) => getPicker(page).getByRole('combobox', { name: 'Город или область' })
const getCells = (page: Page) => getPicker(page).getByRole('gridcell')
const getActiveCell = (page: Page) => getPicker(page).locator('[role=gridcell][aria-selected=true]')

async function openPicker(page: Page, path = '/kazan'): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await getCityLink(page).click()
  await expect(getCells(page).first()).toBeVisible()
}

test('the picker works with the keyboard, causes no layout shift and restores the focus', async ({ page, context }) => {
  await recordLayoutShifts(context)
  await page.goto('/kazan')
  await hydrate(page)
  const initialShift = await getLayoutShift(page)
  await getCityLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(getCells(page).first()).toBeVisible()
  await expect(getField(page)).toBeFocused()
  expect(await getLayoutShift(page)).toBe(initialShift)
  await page.keyboard.press('ArrowDown')
  await expect(getActiveCell(page)).toHaveText('Москва')
  await page.keyboard.press('ArrowDown')
  await expect(getActiveCell(page)).toHaveText('Казань')
  await page.keyboard.press('End')
  await expect(getActiveCell(page)).toHaveText('Набережные Челны')
  await expect(getActiveCell(page)).toBeInViewport()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(getActiveCell(page)).toHaveText('Санкт-Петербург')
  await page.keyboard.press('Tab')
  await expect(getPicker(page).getByRole('tab', { name: 'Крупные' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(getPicker(page).getByRole('tab', { name: 'А', exact: true })).toBeFocused()
  await expect(getCells(page).first()).toHaveText(/^А/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(getPicker(page).getByRole('button', { name: 'Закрыть' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(getPicker(page)).toBeHidden()
  await expect(getCityLink(page)).toBeFocused()
})

test('a letter shows its first cities after another letter was scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPicker(page)
  const showLetter = async (letter: string) => {
    await getPicker(page).getByRole('tab', { name: letter, exact: true }).click()
    await expect(getCells(page).first()).toHaveText(new RegExp(`^${letter}`))
  }
  await showLetter('К')
  await getCells(page).last().scrollIntoViewIfNeeded()
  await expect(getCells(page).first()).not.toBeInViewport()
  await showLetter('М')
  await expect(getCells(page).first()).toBeInViewport()
})

test('Enter opens the best match, and the change is announced', async ({ page, context }) => {
  const speech = await recordSpeech(context)
  await openPicker(page)
  await getField(page).pressSequentially('ярос')
  await expect(getActiveCell(page)).toHaveText(/^Ярославль/)
  await page.keyboard.press('Enter')
  await awaitAnnouncement(speech, 'Город изменён: Ярославль')
  await expect(page).toHaveURL('/yaroslavl')
  await expect(getPicker(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: /Ярославль/ })).toBeVisible()
})

test('changing the city on a list keeps its category', async ({ page }) => {
  await page.goto('/kazan/specialists')
  const listLink = page.getByRole('main').locator('a[href^="/kazan/specialists/"]').first()
  const listPath = (await listLink.getAttribute('href')) ?? ''
  await openPicker(page, listPath)
  await getField(page).pressSequentially('перм')
  await expect(getCells(page).first()).toHaveText(/^Пермь/)
  await getCells(page).first().click()
  await expect(page).toHaveURL(listPath.replace('/kazan/', '/perm/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Перми/)
})

test('a list of cities that failed to load can be loaded again', async ({ page }) => {
  await page.goto('/kazan')
  await hydrate(page)
  await page.route('**/use-cases/listRegions**', route => route.abort())
  await getCityLink(page).click()
  await expect(getPicker(page).getByRole('alert')).toHaveText(/Города не загрузились/)
  await page.unroute('**/use-cases/listRegions**')
  await getPicker(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(getCells(page).first()).toBeVisible()
})

test('a picker whose files do not load shows an error with Retry, which opens it', async ({ page, problems }) => {
  problems.expectMatching(/ERR_FAILED|Failed to load|ChunkLoadError|island failed/)
  await page.goto('/kazan')
  await hydrate(page)
  await page.mouse.move(5, 400)
  await expect(page.locator('dialog')).toHaveCount(0)
  // Blocks only files that have not loaded yet. If all had loaded, the picker would open.
  await page.route(/\/_next\/static\//, route => route.abort())
  await getCityLink(page).click()
  // The toast's code is blocked too, so a plain alert shows the error.
  const alert = page.getByRole('alert').filter({ hasText: 'не загрузилась' })
  await expect(alert).toBeInViewport()
  await page.unroute(/\/_next\/static\//)
  await alert.getByRole('button', { name: 'Повторить' }).click()
  await page.getByRole('region', { name: 'Сообщения' }).getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/kazan')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the city link in the header leads to all cities', async ({ page }) => {
    await page.goto('/kazan')
    await getCityLink(page).click()
    await expect(page).toHaveURL('/#cities')
    const largestCities = page.locator('#cities').getByRole('region', { name: 'Крупные' })
    await expect(largestCities.getByRole('link', { name: 'Москва' })).toBeVisible()
  })
})

for (const { width, size, expectAccessible } of [
  { width: 360, size: { width: 360, height: 740 }, expectAccessible: expectNoAxeViolationsInBothThemes },
  // The width changes the layout, but not the colors.
  { width: 1280, size: { width: 920, height: 640 }, expectAccessible: expectNoAxeViolations },
])
  test(`the picker has no axe violations and keeps its size in a window ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPicker(page)
    expect(await getPicker(page).boundingBox()).toMatchObject(size)
    await expectAccessible(page, 'dialog')
    await getField(page).fill('красно')
    await expect(getActiveCell(page)).toBeVisible()
    expect(await getPicker(page).boundingBox()).toMatchObject(size)
    await expectAccessible(page, 'dialog')
    await getField(page).fill('щщщщ')
    await expect(getCells(page)).toHaveCount(0)
    await expectAccessible(page, 'dialog')
  })

test('closing the picker returns the focus to the phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kazan')
  await hydrate(page)
  await page.getByRole('banner').locator('summary').click()
  const cityLink = page.getByRole('navigation', { name: 'Меню', exact: true }).getByRole('link', { name: /Казань/ })
  await cityLink.click()
  await expect(getCells(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getPicker(page)).toBeHidden()
  await expect(cityLink).toBeFocused()
})
