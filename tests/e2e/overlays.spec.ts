import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { openGallery } from './support/open-gallery.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { expect, test } from './support/test.ts'

const getButton = (page: Page, name: string) => page.locator('#overlays').getByRole('button', { name, exact: true })
const getToasts = (page: Page) => page.getByRole('region', { name: 'Сообщения', exact: true })
/** Must be polled, because overlays restore the focus asynchronously. */
const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim())

async function openGalleryWithReducedMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
}

/** With a running clock, a slow machine could miss a toast of 5 s. */
async function runClockUntilToast(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(getToasts(page)).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [20] })
}

async function pressButton(page: Page, name: string): Promise<void> {
  await getButton(page, name).focus()
  await page.keyboard.press('Enter')
}

test('an alert dialog focuses the rejecting answer only if accepting is destructive, traps the focus and closes on Escape without an answer', async ({
  page,
}) => {
  await openGalleryWithReducedMotion(page)
  await pressButton(page, 'Удалить черновик отзыва?')
  const dialog = page.getByRole('alertdialog', { name: 'Удалить черновик отзыва?' })
  await expect(dialog.getByRole('button', { name: 'Оставить' })).toBeFocused()
  for (let stop = 1; stop <= 6; stop++) {
    await page.keyboard.press('Tab')
    const isTrapped = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isTrapped, `Tab stop ${stop}`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Ответ: undefined')).toBeVisible()
  await expect(getButton(page, 'Удалить черновик отзыва?')).toBeFocused()
  await pressButton(page, 'Уйти со\u00a0страницы?')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Уйти' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ответ: true')).toBeVisible()
})

test('stacked dialogs close one by one, and a menu closes before its dialog', async ({ page }) => {
  await openGalleryWithReducedMotion(page)
  await pressButton(page, 'Форма')
  const form = page.getByRole('dialog', { name: 'Форма' })
  await form.getByRole('button', { name: 'Диалог поверх' }).press('Enter')
  const upperDialog = page.getByRole('dialog', { name: 'Диалог', exact: true })
  await expect(upperDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upperDialog).toBeHidden()
  await expect(form).toBeVisible()
  await expect.poll(() => getFocusedText(page)).toBe('Диалог поверх')
  await form.getByRole('button', { name: 'Сортировка' }).press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitemradio', { name: 'По оценке' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitemradio', { name: 'Сначала новые' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(form).toBeVisible()
  await expect.poll(() => getFocusedText(page)).toBe('Сортировка')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect.poll(() => getFocusedText(page)).toBe('Форма')
})

test('R-dialog: menus and toasts appear above their dialog', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openGalleryWithReducedMotion(page)
  await pressButton(page, 'Форма')
  const form = page.getByRole('dialog', { name: 'Форма' })
  await form.getByRole('button', { name: 'Сортировка' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(4)
  for (const item of await page.getByRole('menuitemradio').all()) await item.click({ trial: true })
  await page.keyboard.press('Escape')
  await page.clock.pauseAt(3_600_000)
  await form.getByRole('button', { name: 'Сообщение' }).click()
  await runClockUntilToast(page)
  await page.clock.runFor(100)
  await getToasts(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(getToasts(page)).toBeHidden()
  await expect(form).toBeVisible()
})

test('R-toast: the keyboard reaches toasts while a dialog is open', async ({ page }) => {
  await openGalleryWithReducedMotion(page)
  await getButton(page, 'Сообщение об\u00a0ошибке').click()
  await expect(getToasts(page).getByRole('alert')).toHaveText(/Не\sудалось сохранить/)
  await pressButton(page, 'Диалог')
  await expect(page.getByRole('dialog', { name: 'Диалог', exact: true })).toBeVisible()
  const retryButton = getToasts(page).getByRole('button', { name: 'Повторить' })
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    if (await retryButton.evaluate(element => element === document.activeElement)) break
  }
  await expect(retryButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getToasts(page)).toBeHidden()
})

test('R-toast: toasts appear at the top right and disappear after 5 s', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openGalleryWithReducedMotion(page)
  await page.clock.pauseAt(3_600_000)
  await getButton(page, 'Сообщение').click()
  await runClockUntilToast(page)
  const box = await getToasts(page).boundingBox()
  expect([box?.y, (box?.x ?? 0) + (box?.width ?? 0), box?.width]).toEqual([20, 1260, 360])
  await page.mouse.move(5, 700)
  await page.clock.runFor(4000)
  await expect(getToasts(page)).toBeVisible()
  await page.clock.runFor(1100)
  await expect(getToasts(page)).toBeHidden()
})

test('a toast cannot be pressed before its text appears, because the text moves its buttons', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openGalleryWithReducedMotion(page)
  const showError = () => getButton(page, 'Сообщение об\u00a0ошибке').click()
  await showError()
  const retryButton = getToasts(page).getByRole('button', { name: 'Повторить' })
  await retryButton.click()
  await expect(retryButton).toBeHidden()
  // Toasts are loaded now, so the next one appears while the clock stands still.
  await page.clock.pauseAt(3_600_000)
  await showError()
  await expect(retryButton).toBeVisible()
  const isPressable = () =>
    retryButton.evaluate(button => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === button
    })
  expect(await isPressable()).toBe(false)
  await page.clock.runFor(100)
  await expect(getToasts(page).getByRole('alert')).toHaveText(/Не\sудалось сохранить/)
  await expect.poll(isPressable).toBe(true)
})

test('R-dialog: a long dialog scrolls between its header and footer, and the page does not move', async ({
  page,
  context,
}) => {
  await recordLayoutShifts(context)
  await openGalleryWithReducedMotion(page)
  const initialShift = await getLayoutShift(page)
  await pressButton(page, 'Длинный текст')
  const dialog = page.getByRole('dialog', { name: 'Длинный текст' })
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(720)
  const scrollPosition = await page.evaluate(() => scrollY)
  const stayButton = dialog.getByRole('button', { name: 'Остаться' })
  const stayBox = await stayButton.boundingBox()
  await dialog.hover()
  await page.mouse.wheel(0, 10_000)
  await expect(dialog.getByRole('button', { name: 'Диалог поверх' })).toBeInViewport()
  expect(await stayButton.boundingBox()).toEqual(stayBox)
  await expect(dialog.getByRole('heading', { name: 'Длинный текст' })).toBeInViewport()
  await page.mouse.wheel(0, 10_000)
  // Wheel events are handled in order, so the previous one has ended when the dialog has scrolled back.
  await page.mouse.wheel(0, -10_000)
  await expect(dialog.getByRole('paragraph').first()).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition)
  expect(await getLayoutShift(page)).toBe(initialShift)
})

test('open overlays have no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openGalleryWithReducedMotion(page)
  for (const name of ['Диалог', 'Форма', 'Длинный текст', 'Удалить черновик отзыва?']) {
    await pressButton(page, name)
    await expect(page.locator('dialog')).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  }
  await pressButton(page, 'Сортировка')
  await expect(page.getByRole('menu')).toBeVisible()
  // Rules such as aria-hidden-focus can fail on the page only while the menu is open.
  await expectNoAxeViolations(page)
  await expectNoAxeViolationsInBothThemes(page, '[role=menu]')
  await page.keyboard.press('Escape')
  for (const name of ['Сообщение без срока', 'Сообщение об\u00a0ошибке']) await getButton(page, name).click()
  await expect(getToasts(page).getByRole('alert')).toHaveText(/Не\sудалось/)
  await expectNoAxeViolationsInBothThemes(page, 'section[aria-label="Сообщения"]')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a form fills the screen, and an alert dialog is centered', async ({ page }) => {
    await openGalleryWithReducedMotion(page)
    await pressButton(page, 'Форма')
    expect(await page.locator('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await page.keyboard.press('Escape')
    await pressButton(page, 'Удалить черновик отзыва?')
    const box = await page.locator('dialog').boundingBox()
    expect(box).toMatchObject({ x: 16, width: 328 })
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(370, 0)
  })

  test('the login has one hairline, across its header', async ({ page }) => {
    await page.goto('/?login')
    const login = page.getByRole('dialog')
    await expect(login).toBeVisible()
    const hairlines = await login.evaluate(dialog =>
      [...dialog.querySelectorAll(':not(form *)')].flatMap(part => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(part)
        const { left, width } = part.getBoundingClientRect()
        return [borderTopWidth, borderBottomWidth].filter(size => size !== '0px').map(size => ({ size, left, width }))
      }),
    )
    expect(hairlines).toEqual([{ size: '1px', left: 0, width: 360 }])
  })
})
