import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { expectPrices, saveFavorites } from './support/save-favorites.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 320, height: 568 }
const landscape = { width: 640, height: 360 }
/** 1280 × 1024 at a zoom of 400%. */
const zoomed = { width: 320, height: 256 }

/** Each press checks the focus (check-focus-on-press.ts). */
async function walkTabStops(page: Page, stopCount: number): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) for (let stop = 0; stop < stopCount; stop++) await page.keyboard.press(key)
}

for (const viewport of [phone, landscape, zoomed])
  test(`the filters cover no focused control, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/moskva/specialists')
    await hydrate(page)
    await page.getByRole('button', { name: 'Фильтры' }).first().press('Enter')
    await expect(page.getByRole('button', { name: 'Закрыть фильтры' })).toBeFocused()
    await walkTabStops(page, 24)
  })

// This bar is fixed in all three viewports, because they are narrower than 48em. The shortest is the hardest case.
test(`a profile and its bar cover no focused control, ${zoomed.width} × ${zoomed.height}`, async ({ page }) => {
  await page.setViewportSize(zoomed)
  await page.goto('/profiles/4')
  await hydrate(page)
  await walkTabStops(page, 40)
})

// In viewports shorter than 30em, these bars scroll with the page, so one such viewport is enough.
for (const viewport of [phone, zoomed])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('favorites and the comparison bar cover no focused control', async ({ page }) => {
      await saveFavorites(page, [1, 2, 3, 4, 5, 6])
      await page.goto('/profiles/compare')
      await hydrate(page)
      await expectPrices(page, 6)
      await page.getByRole('checkbox').first().focus()
      await walkTabStops(page, 20)
    })

    test('the save bar of a long edit form covers no focused control', async ({ page, context, site }) => {
      await signIn(context, site.url)
      await page.goto('/profile/settings/edit/about')
      const saveButton = page.getByRole('button', { name: 'Сохранить изменения' })
      await expect(saveButton).toBeVisible()
      if (viewport.height > 480) await expect(saveButton).toBeInViewport({ ratio: 1 })
      await page.getByRole('combobox', { name: 'Категория' }).first().focus()
      await walkTabStops(page, 40)
    })

    test('the notifications popover covers no focused control', async ({ page, context, site, request }) => {
      await createMockApiControl(request, site.api.url).replaceNotifications(12, 5)
      await signIn(context, site.url)
      await page.goto('/kazan')
      await hydrate(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /уведомлени/i })
        .press('Enter')
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await walkTabStops(page, 10)
    })
  })
