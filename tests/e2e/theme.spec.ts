import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { getStoredItem } from './support/local-storage.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { throttleCpu } from './support/throttle-cpu.ts'
import { goBack } from './support/go-back.ts'
import { expect, test } from './support/test.ts'

const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const isDark = async (page: Page) =>
  Number(/oklch\((?<lightness>[\d.]+)/.exec(await getBackground(page))?.groups?.['lightness']) < 0.5
const getThemeSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^Тема/ })

test('the theme switch cycles, and soft navigations and loads keep the theme', async ({ page, context }) => {
  await recordLayoutShifts(context)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/kazan')
  await hydrate(page)
  await expect(getThemeSwitch(page)).toHaveAccessibleName('Тема: системная')
  expect(await isDark(page)).toBe(true)
  await getThemeSwitch(page).click()
  await expect(getThemeSwitch(page)).toHaveAccessibleName('Тема: светлая')
  expect(await isDark(page)).toBe(false)
  expect(await getLayoutShift(page)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'О проекте' }).click()
  await expect(page).toHaveURL('/about')
  expect(await isDark(page)).toBe(false)
  await page.reload()
  expect(await isDark(page)).toBe(false)
  await hydrate(page)
  await getThemeSwitch(page).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(getThemeSwitch(page)).toHaveAccessibleName('Тема: тёмная')
  expect(await isDark(page)).toBe(true)
  expect(await getStoredItem(page, 'theme')).toBe('dark')
  await getThemeSwitch(page).click()
  await expect(getThemeSwitch(page)).toHaveAccessibleName('Тема: системная')
  expect(await isDark(page)).toBe(false)
})

for (const [theme, colorScheme] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`a chosen ${theme} theme applies before the first paint`, async ({ page, context }) => {
    await context.addInitScript(storedTheme => {
      localStorage.setItem('theme', storedTheme)
      const checkTheme = () => {
        // Before the styles load, nothing is visible.
        const paintedScheme = getComputedStyle(document.documentElement).colorScheme
        if (paintedScheme !== '' && paintedScheme !== 'normal' && paintedScheme !== storedTheme)
          throw new Error(`The page was painted in ${paintedScheme}`)
        requestAnimationFrame(checkTheme)
      }
      requestAnimationFrame(checkTheme)
    }, theme)
    await page.emulateMedia({ colorScheme })
    await throttleCpu(page)
    await page.goto('/kazan', { waitUntil: 'domcontentloaded' })
    expect(await isDark(page)).toBe(theme === 'dark')
    await expect(getThemeSwitch(page)).toHaveAccessibleName(theme === 'dark' ? 'Тема: тёмная' : 'Тема: светлая')
  })

test('other tabs and the previous page use the chosen theme', async ({ page, context, baseURL }) => {
  await page.goto('/kazan')
  await hydrate(page)
  const otherTab = await context.newPage()
  await otherTab.goto(`${baseURL}/kazan`)
  await otherTab.goto(`${baseURL}/about`)
  await hydrate(otherTab)
  await getThemeSwitch(otherTab).click()
  await getThemeSwitch(otherTab).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await goBack(otherTab)
  await expect(otherTab).toHaveURL('/kazan')
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the system’s theme applies, and there is no theme switch', async ({ page }) => {
    const readTextColor = () => page.locator('body').evaluate(body => getComputedStyle(body).color)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/kazan')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(getThemeSwitch(page)).toBeHidden()
    const lightColor = await readTextColor()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await readTextColor()).not.toBe(lightColor)
  })
})
