import { hydrate } from '#tests/support/hydration.ts'
import { openPage } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const controls = 'button, summary, [data-city-picker], form, nav, main [class*=button], main details > ul'

test('printed pages have no controls and no open menus', async ({ page }) => {
  for (const path of ['/', '/kazan', '/kazan/specialists', '/profiles/4']) {
    await openPage(page, path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(controls).filter({ visible: true }), path).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a printed page has no toast', async ({ page }) => {
  await page.goto('/profiles/4')
  await hydrate(page)
  await page.getByRole('main').getByRole('button', { name: 'Избранное' }).click()
  const toast = page.getByRole('region', { name: 'Сообщения' })
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
})

test('a page prints dark on white, whatever its theme', async ({ page }) => {
  const root = page.locator('html')
  await page.goto('/kazan/specialists')
  for (const theme of ['light', 'dark']) {
    await page.evaluate(newTheme => localStorage.setItem('theme', newTheme), theme)
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', theme)
    await page.emulateMedia({ media: 'print' })
    await expect(root, theme).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(root, theme).toHaveCSS('color', 'oklch(0.225 0.012 120)')
    await page.emulateMedia({ media: 'screen' })
  }
})

// Firefox moves a grid or flex container to the next page if it does not fit.
test('a printed list has only block ancestors', async ({ page }) => {
  await page.goto('/kazan/specialists')
  await page.emulateMedia({ media: 'print' })
  const ancestorDisplays = await page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluate(list => {
      const displays: string[] = []
      for (let element: Element | null = list; element; element = element.parentElement)
        displays.push(getComputedStyle(element).display)
      return displays
    })
  expect(new Set(ancestorDisplays)).toEqual(new Set(['block']))
})
