import type { Page, Request } from '@playwright/test'
import { readScriptsAtLoad, recordScriptsAtLoad } from '#tests/support/scripts-at-load.ts'
import { hydrate, waitForHydration } from '#tests/support/hydration.ts'
import { startSlowDocumentProxy } from './support/start-slow-document-proxy.ts'
import { stopClock } from './support/stop-clock.ts'
import { expect, test } from './support/test.ts'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'

const isFlight = (url: URL) => url.searchParams.has('_rsc')

function recordFlightRequests(page: Page, path: string): readonly string[] {
  const searches: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (isFlight(url) && url.pathname === path && !request.headers()['next-router-prefetch']) searches.push(url.search)
  })
  return searches
}

const isHydrated = (page: Page) => page.evaluate(() => globalThis.isPageHydrated === true)

for (const path of ['/', '/kazan/specialists?page=2', '/profiles/21'])
  test(`${path} executes no script file while it loads, and fetches the flight data of its render once`, async ({
    page,
  }) => {
    const { pathname } = new URL(path, 'http://localhost')
    const requests = recordFlightRequests(page, pathname)
    const scripts: string[] = []
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
    const flightResponse = page.waitForResponse(response => isFlight(new URL(response.url())))
    await recordScriptsAtLoad(page)
    const documentResponse = await page.goto(path, { waitUntil: 'load' })
    expect(await readScriptsAtLoad(page)).toEqual([])
    expect(await documentResponse?.text()).not.toMatch(/<script>[^<]*__next_f/)
    const policy = documentResponse?.headers()['content-security-policy'] ?? ''
    // 'self' and the hashes of the inline script and of Turbopack's list of chunks.
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toHaveLength(3)
    await hydrate(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(requests).toEqual([expect.stringMatching(/^\?(?:page=2)?&_rsc=~[\w-]{10}$/)])
    expect((await flightResponse).headers()['cache-control']).toMatch(/^public/)
  })

test('an error page contains its flight data', async ({ page }) => {
  const requests = recordFlightRequests(page, '/nope')
  await page.goto('/nope')
  await hydrate(page)
  expect(requests).toEqual([])
})

test('hydration with flight data of another render keeps input, focus, caret, open details and theme', async ({
  page,
  problems,
}) => {
  // React reports that it has rendered the page again.
  problems.expectMatching(/React error #418/)
  await page.route(isFlight, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Казань', 'КАЗАНЬ') })
  })
  await turnOnDataSaver(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/', { waitUntil: 'load' })
  const field = page.getByRole('searchbox', { name: 'Название города или области' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  // The input is set in one step, because the first keystroke would start hydration before the others arrive.
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name=city]')
    if (!input) throw new Error('No field')
    input.value = 'Каза'
    input.focus({ preventScroll: true })
    input.setSelectionRange(1, 3)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await waitForHydration(page)
  await expect(page.getByRole('main')).toContainText('КАЗАНЬ')
  await expect(field).toHaveValue('Каза')
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([1, 3])
  expect(await page.evaluate(() => document.querySelector('details')?.open)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('hydration with flight data of another render keeps choices and scroll position, and replays the click', async ({
  page,
  problems,
}) => {
  problems.expectMatching(/React error #418/)
  await page.route(isFlight, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Специалисты', 'СПЕЦИАЛИСТЫ') })
  })
  await turnOnDataSaver(page)
  await page.goto('/kazan/specialists', { waitUntil: 'load' })
  const theme = await page.evaluate(() => {
    const choice = document.querySelector<HTMLInputElement>('[name=rating_from][value="4"]')
    if (!choice) throw new Error('No choice')
    choice.checked = true
    scrollTo(0, 400)
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    const button = document.querySelector<HTMLElement>('[data-theme-switch]')
    const themeBefore = document.documentElement.dataset['theme']
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button?.focus({ preventScroll: true })
    return themeBefore
  })
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^СПЕЦИАЛИСТЫ/)
  await expect(page.locator('[name=rating_from][value="4"]')).toBeChecked()
  expect(await page.evaluate(() => scrollY)).toBe(400)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '')
})

test('failed flight data is fetched again on a later interaction', async ({ page, problems }) => {
  problems.expect('response: 503 GET /moskva')
  const failures = ['offline', 503]
  await page.route(isFlight, route => {
    const failure = failures.shift()
    if (failure === 'offline') return route.abort('internetdisconnected')
    return failure === 503 ? route.fulfill({ status: 503 }) : route.continue()
  })
  const requests = recordFlightRequests(page, '/moskva')
  await stopClock(page)
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.mouse.move(5, 300)
  await expect.poll(() => requests.length).toBe(1)
  for (const requestCount of [2, 3])
    await expect(async () => {
      // A request may follow 2 s after the failure of the previous one.
      await page.clock.runFor(1000)
      await page.keyboard.press('Shift')
      expect(requests.length).toBeGreaterThanOrEqual(requestCount)
    }).toPass()
  // React needs a running clock.
  await page.clock.resume()
  await waitForHydration(page)
  expect(requests).toHaveLength(3)
})

test('links work without flight data', async ({ page }) => {
  await page.route(isFlight, route => route.abort('internetdisconnected'))
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL(/\/moskva\/specialists$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Специалисты/)
  expect(await isHydrated(page)).toBe(false)
})

test('flight data that does not arrive within 10 s is fetched again on an interaction', async ({ page }) => {
  const requests: Request[] = []
  await page.route(isFlight, route => {
    requests.push(route.request())
    return requests.length === 1 ? undefined : route.continue()
  })
  await stopClock(page)
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.mouse.move(5, 300)
  await expect.poll(() => requests.length).toBe(1)
  await page.clock.runFor(9000)
  await expect(async () => {
    // The request ends after a second, and another may follow 2 s later.
    await page.clock.runFor(1000)
    await page.keyboard.press('Shift')
    expect(requests).toHaveLength(2)
  }).toPass()
  // React needs a running clock.
  await page.clock.resume()
  await waitForHydration(page)
})

test('an interaction with a partial document hydrates it once it is complete', async ({ page, site }) => {
  const { url, finish, stop } = await startSlowDocumentProxy(site.url, '/moskva')
  await page.goto(`${url}/moskva`, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  const scriptResponse = page.waitForResponse(/\/_next\/static\/chunks\/.*\.js$/)
  const flightResponse = page.waitForResponse(response => isFlight(new URL(response.url())))
  await page.keyboard.press('Shift')
  await (await flightResponse).finished()
  await (await scriptResponse).finished()
  // Hydration would have added script elements.
  expect(await page.locator('script[src]').count()).toBe(0)
  expect(await isHydrated(page)).toBe(false)
  finish()
  await waitForHydration(page)
  await page.close()
  await stop()
})
