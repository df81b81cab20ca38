import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { pressAndLoseFocus } from './support/check-focus-on-press.ts'
import { expectVisibleFocus } from './support/expect-visible-focus.ts'
import { holdRequests } from './support/hold-requests.ts'
import { goBack } from './support/go-back.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { saveFavorites } from './support/save-favorites.ts'
import { demoCredentials } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Presses a control with the keyboard, so that the browser shows the focus. */
async function pressControl(page: Page, name: string | RegExp, role: 'link' | 'button' = 'button'): Promise<void> {
  const control = page.getByRole(role, { name }).first()
  await control.focus()
  await control.press('Enter')
}

test('a soft navigation keeps the document and focuses the heading of the page, and Back focuses the followed link', async ({
  page,
}) => {
  await page.goto('/moskva')
  await hydrate(page)
  await tagDocument(page)
  const listLink = page.getByRole('main').locator('a[href="/moskva/specialists"]').first()
  await listLink.focus()
  await listLink.press('Enter')
  await expect(page).toHaveURL('/moskva/specialists')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const profileLinks = page.locator('main a[href^="/profiles/"]')
  await expect(profileLinks).toHaveCount(24)
  const link = profileLinks.nth(5)
  const href = await link.getAttribute('href')
  await link.focus()
  await link.press('Enter')
  await expect(page).toHaveURL(/\/profiles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Специалисты/)
  await expectVisibleFocus(page)
  await goBack(page)
  await expect(page).toHaveURL('/moskva/specialists')
  await expect(profileLinks).toHaveCount(24)
  await expect(page.locator(`main a[href="${href}"]`)).toBeFocused()
  await expectVisibleFocus(page)
  await goBack(page)
  await expect(page).toHaveURL('/moskva')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Специалисты в\sМоскве/)
  expect(await isSameDocument(page)).toBe(true)
})

test('paging or filtering a list focuses its results, the next Tab stop leads to the filters, and an invalid price focuses its field', async ({
  page,
}) => {
  await page.goto('/moskva/specialists')
  await hydrate(page)
  await pressControl(page, 'Страница 2', 'link')
  await expect(page).toHaveURL('/moskva/specialists?page=2')
  const results = page.getByRole('heading', { name: /^\d[\d\s]*специалист/ })
  await expect(results).toBeFocused()
  await expectVisibleFocus(page)
  const price = page.getByRole('textbox', { name: 'Цена до' })
  await price.fill('2000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/moskva/specialists?price_to=2000')
  await expect(results).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К фильтрам' })).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toBeFocused()
  await expectVisibleFocus(page)

  await price.fill('дёшево')
  await price.press('Enter')
  await expect(page).toHaveTitle(/^Ошибка: /)
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toBeFocused()
  await expectVisibleFocus(page)
})

test('the results get the focus even if the code that moves it loads after the navigation', async ({ page }) => {
  await page.goto('/moskva/specialists')
  await hydrate(page)
  const release = await holdRequests(page)
  await page.getByRole('link', { name: 'Страница 2' }).first().focus()
  await pressAndLoseFocus(page, 'Enter')
  await expect(page).toHaveURL('/moskva/specialists?page=2')
  await release()
  await expect(page.getByRole('heading', { name: /^\d[\d\s]*специалист/ })).toBeFocused()
  await expectVisibleFocus(page)
})

test('paging with the mouse focuses the heading of the results without showing it', async ({ page }) => {
  await page.goto('/moskva/specialists')
  await hydrate(page)
  await page.getByRole('link', { name: 'Страница 2' }).first().click()
  await expect(page).toHaveURL('/moskva/specialists?page=2')
  const results = page.getByRole('heading', { name: /^\d[\d\s]*специалист/ })
  await expect(results).toBeFocused()
  await expect(results).toHaveCSS('clip-path', 'inset(50%)')
})

for (const [path, name, headingName] of [
  ['/profiles/4', 'Страница 2', /^Отзывы/],
  ['/kazan', 'Доступность', /людям с инвалидностью/],
] as const)
  test(`the link '${name}' of ${path} focuses the heading of its section, and Tab continues from there`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrate(page)
    await pressControl(page, name, 'link')
    await expect(page).toHaveURL(/#/)
    const heading = page.getByRole('heading', { name: headingName })
    await expect(heading).toBeFocused()
    await expectVisibleFocus(page)
    await page.keyboard.press('Tab')
    expect(await heading.evaluate(isBeforeFocus)).toBe(true)
  })

const isBeforeFocus = (element: Element): boolean =>
  document.activeElement !== null &&
  (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`signing in from the header keeps the focus there in a window ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await hydrate(page)
    await pressControl(page, 'Войти', 'link')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Эл. почта').fill(demoCredentials.email)
    await dialog.getByLabel('Пароль', { exact: true }).fill(demoCredentials.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in')
    await expectVisibleFocus(page)
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
  })

test('the focus is never lost when favorites are removed and a toast is used with the keyboard', async ({ page }) => {
  await saveFavorites(page, [1, 2])
  await page.goto('/moskva/specialists')
  await hydrate(page)
  await pressControl(page, 'Избранное')
  const dialog = page.getByRole('dialog', { name: 'Избранное' })
  for (const name of ['Имя 1', 'Имя 2']) {
    await dialog.getByRole('button', { name: `Убрать: ${name}` }).press('Enter')
  }
  await expect(dialog.getByText('Пока никого нет')).toBeVisible()
  // Both toasts have an undo button, so the test first waits for the text of the second toast.
  await expect(dialog.getByText('Убрали: Имя 2').first()).toBeVisible()
  const undoButton = dialog.getByRole('button', { name: 'Вернуть' })
  await expect(undoButton).toBeVisible()
  await page.keyboard.press('F6')
  await expect(undoButton).toBeFocused()
  await expectVisibleFocus(page)
  await undoButton.press('Enter')
  await expect(dialog.getByRole('link', { name: 'Имя 2' })).toBeVisible()
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectVisibleFocus(page)
})

test('a toast shows its shortcut to keyboard users only, on the line of its action', async ({ page }) => {
  await page.goto('/profiles/4')
  await hydrate(page)
  const favoriteButton = page.getByRole('main').getByRole('button', { name: /избранн/i })
  const toast = page.getByRole('region', { name: 'Сообщения' })
  const [action, shortcut] = [
    toast.getByRole('button', { name: 'Открыть избранное' }),
    toast.getByText('F6', { exact: true }),
  ]
  await favoriteButton.click()
  await expect(action).toBeVisible()
  await expect(shortcut).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(shortcut).toBeVisible()
  // The toast moves while it appears.
  await expect(async () => {
    const [actionBox, shortcutBox] = [await action.boundingBox(), await shortcut.boundingBox()]
    expect(shortcutBox?.y).toBeLessThan((actionBox?.y ?? 0) + (actionBox?.height ?? 0) / 2)
  }).toPass()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a toast covers no button of a dialog', async ({ page }) => {
    await saveFavorites(page, [1, 2])
    await page.goto('/moskva/specialists')
    await hydrate(page)
    await page.getByRole('banner').locator('summary').click()
    await pressControl(page, 'Избранное')
    const dialog = page.getByRole('dialog', { name: 'Избранное' })
    await dialog.getByRole('button', { name: 'Убрать: Имя 1' }).click()
    await expect(dialog.getByText('Имя 1')).toBeVisible()
    for (const button of await dialog.getByRole('button').all()) await button.click({ trial: true })
    await dialog.getByRole('button', { name: 'Закрыть' }).first().press('Enter')
  })

  test('a toast stays above the bar with the main action of a profile', async ({ page }) => {
    await page.goto('/profiles/4')
    await hydrate(page)
    await page.getByRole('main').getByRole('button', { name: 'Избранное' }).click()
    const toast = page.getByRole('region', { name: 'Сообщения' })
    await expect(toast).toBeVisible()
    const requestLink = page.locator('[data-form=request]').first()
    await requestLink.click({ trial: true })
    const [toastBox, requestLinkBox] = [await toast.boundingBox(), await requestLink.boundingBox()]
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(requestLinkBox?.y ?? 0)
  })

  test.describe('without a mouse', () => {
    test.use({ isMobile: true, hasTouch: true })

    test('a toast does not show its shortcut after Enter on the on-screen keyboard', async ({ page }) => {
      await page.goto('/profiles/4')
      await hydrate(page)
      await page.getByRole('main').getByRole('button', { name: 'Избранное' }).press('Enter')
      const toast = page.getByRole('region', { name: 'Сообщения' })
      await expect(toast.getByRole('button', { name: 'Открыть избранное' })).toBeVisible()
      await expectVisibleFocus(page)
      await expect(toast.getByText('F6', { exact: true })).toBeHidden()
    })
  })
})
