import type { Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'
import { getHydrationFiles } from './support/get-hydration-files.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Matches all scripts but the first, which shows the progress bar. */
const scripts = /\/_next\/static\/chunks\/(?!early-).*\.js$/

const dialogs = [
  { name: 'the city picker', path: '/kazan', link: 'main [data-city-picker]', heading: 'Ваш город' },
  { name: 'the login', path: '/en/kazan', link: '[data-phone-menu] [data-login]', heading: 'Sign in', isInMenu: true },
]

async function openPageAndPress(
  page: Page,
  { path, link, isInMenu = false }: { path: string; link: string; isInMenu?: boolean },
) {
  await page.goto(path)
  if (isInMenu) await page.locator('[data-phone-menu] summary').tap()
  await page.locator(link).locator('visible=true').first().tap()
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '')
}

for (const { name, heading, ...dialog } of dialogs)
  test(`a link to ${name} pressed before hydration shows the progress bar, and opens its dialog once the page has hydrated`, async ({
    page,
  }) => {
    const release = await holdRequests(page, scripts)
    await openPageAndPress(page, dialog)
    await release()
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
  })

test('a pressed link to a form requests its files before the page has hydrated, and opens the form afterwards', async ({
  page,
}) => {
  const hydrationFiles = await getHydrationFiles(page, '/profiles/1')
  await page.addInitScript(
    event => addEventListener(event, () => performance.mark('hydrated'), { once: true }),
    hydratedEvent,
  )
  const release = await holdRequests(page, scripts)
  await openPageAndPress(page, { path: '/profiles/1', link: '[data-form=request]' })
  await release()
  await expect(page.getByRole('dialog', { name: 'Оставить заявку' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
  const times = await page.evaluate(() => ({
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }))
  const [firstDialogScript] = times.scripts.filter(({ path }) => !hydrationFiles.has(path))
  expect(firstDialogScript?.startTime).toBeLessThan(times.hydrated)
})

test('a pressed link shows an error if the files of its dialog fail to load', async ({ page, problems }) => {
  problems.expectMatching(/ERR_FAILED|ChunkLoadError/)
  const hydrationFiles = await getHydrationFiles(page, '/profiles/1')
  const release = await holdRequests(page, scripts)
  await page.route(scripts, route =>
    hydrationFiles.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  )
  await openPageAndPress(page, { path: '/profiles/1', link: '[data-form=request]' })
  await release()
  await expect(page.getByRole('alert').filter({ hasText: 'не загрузилась' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
})
