import type { Page } from '@playwright/test'
import { waitForHydration } from '#tests/support/hydration.ts'
import { getHydrationFiles } from './support/get-hydration-files.ts'
import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

// Dialogs are full-screen on phones. The scripts for hydration have not arrived when the visitor taps.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const scripts = /\/_next\/static\/chunks\/(?!phone-).*\.js$/

const getBoxes = (page: Page, frame: string) =>
  page.evaluate(
    selector =>
      ['h2', 'button'].map(part => {
        const { x, y, width, height } = document.querySelector(`${selector} ${part}`)?.getBoundingClientRect() ?? {}
        return { x, y, width: part === 'button' ? width : undefined, height }
      }),
    frame,
  )

for (const { what, path, link, heading, menu } of [
  { what: 'the city picker', path: '/kazan', link: 'main [data-city-picker]', heading: 'Ваш город' },
  { what: 'a request', path: '/profiles/1', link: '[data-form=request]', heading: 'Запросить услугу' },
  { what: 'a complaint', path: '/en/profiles/1', link: '[data-form=complaint]', heading: 'Report this profile' },
  { what: 'the login', path: '/en/kazan', link: '[data-phone-menu] [data-login]', heading: 'Sign in', menu: true },
])
  test(`tapping before hydration shows the frame of ${what}, which the dialog then replaces in place`, async ({
    page,
  }) => {
    const release = await holdFiles(page, scripts)
    await page.goto(path)
    if (menu) await page.locator('[data-phone-menu] summary').tap()
    const pressed = page.locator(link).locator('visible=true').first()
    await pressed.tap()
    const frame = page.locator('.early-dialog')
    await expect(frame).toBeVisible()
    await expect(frame).toHaveRole('dialog')
    await expect(frame).toHaveAccessibleName(heading)
    await expect(frame.getByRole('heading', { name: heading })).toBeVisible()
    await expect.poll(() => frame.evaluate(shown => shown.getAnimations().length)).toBe(0)
    const before = await getBoxes(page, '.early-dialog')
    await release()
    const dialog = page.locator('dialog').filter({ has: page.getByRole('heading', { name: heading }) })
    await expect(dialog).toBeVisible()
    await expect(frame).toHaveCount(0)
    expect(await getBoxes(page, 'dialog')).toEqual(before)
    expect(await dialog.evaluate(shown => shown.getAnimations().length), 'animations').toBe(0)
  })

for (const how of ['its button', 'Escape'])
  test(`closing the frame with ${how} cancels the dialog`, async ({ page }) => {
    const release = await holdFiles(page, scripts)
    await page.goto('/profiles/1')
    const pressed = page.locator('[data-form=request]').locator('visible=true').first()
    await pressed.tap()
    const frame = page.locator('.early-dialog')
    await expect(frame).toBeVisible()
    if (how === 'Escape') await page.keyboard.press('Escape')
    else await frame.getByRole('button', { name: 'Закрыть' }).tap()
    await expect(frame).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
    expect(await page.evaluate(() => globalThis.znatokInput?.clicked), 'replayed').toBeUndefined()
    await release()
    await waitForHydration(page)
    await page.locator('[data-form=complaint]').locator('visible=true').first().tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName('Пожаловаться на\u00a0профиль')
    await expect(dialog).toHaveCount(1)
  })

test('a dialog whose files fail removes its frame and shows an error', async ({ page, problems }) => {
  problems.expectMatching(/ERR_FAILED|ChunkLoadError/)
  const hydrationFiles = await getHydrationFiles(page, '/profiles/1')
  const release = await holdFiles(page, scripts)
  await page.route(scripts, route =>
    hydrationFiles.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  )
  await page.goto('/profiles/1')
  await page.locator('[data-form=request]').locator('visible=true').first().tap()
  const frame = page.locator('.early-dialog')
  await expect(frame).toBeVisible()
  await release()
  await expect(page.getByRole('alert').filter({ hasText: 'не загрузилась' })).toBeVisible()
  await expect(frame).toHaveCount(0)
})

for (const { path, link, menu } of [
  { path: '/kazan', link: 'main [data-city-picker]', menu: false },
  { path: '/en/kazan', link: '[data-phone-menu] [data-login]', menu: true },
  { path: '/profiles/1', link: '[data-form=review]', menu: false },
])
  test(`the dialog of ${link} loads while the page hydrates (${path})`, async ({ page, context }) => {
    const hydrationFiles = await getHydrationFiles(page, path)
    const isHeld = (url: URL) => hydrationFiles.has(url.pathname) && scripts.test(url.pathname)
    const release = await holdFiles(page, isHeld)
    const requestsDone = trackRequests(page, url => !isHeld(url))
    await page.goto(path)
    if (menu) await page.locator('[data-phone-menu] summary').tap()
    await page.locator(link).locator('visible=true').first().tap()
    await expect(page.locator('.early-dialog')).toBeVisible()
    await requestsDone()
    await context.route('**/*', () => undefined)
    await release()
    await expect(page.locator('dialog').getByRole('heading').first()).toBeVisible()
  })
