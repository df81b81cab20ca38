import { hydrate } from '#tests/support/hydration.ts'
import { getHydrationFiles } from './support/get-hydration-files.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const { name, path, isInMenu, link } of [
  { name: 'the complaint form', path: '/profiles/1', isInMenu: false, link: '[data-form=complaint]' },
  { name: 'the list of favorites', path: '/kazan', isInMenu: true, link: '[data-phone-menu] [data-saved-profiles]' },
])
  test(`while ${name} loads, the progress bar shows, and leaving the page cancels the dialog`, async ({ page }) => {
    // Disables preloading.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => undefined } }),
    )
    await page.goto(path)
    await hydrate(page)
    const nextPageFiles = await getHydrationFiles(page, '/')
    const releaseFiles = await holdRequests(
      page,
      url => url.pathname.endsWith('.js') && !nextPageFiles.has(url.pathname),
    )
    if (isInMenu) await page.locator('[data-phone-menu] summary').tap()
    await page.locator(link).locator('visible=true').first().tap()
    await expect(page.locator('.loading-indicator')).not.toHaveCSS('opacity', '0')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('header a').first().tap()
    await expect(page).toHaveURL('/')
    await releaseFiles()
    await expect(page.locator('.loading-indicator')).toHaveCSS('opacity', '0')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
