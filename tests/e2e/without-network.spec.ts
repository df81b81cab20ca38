import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'
import texts from '#ui/i18n/locales/ru/stored-pages.json' with { type: 'json' }
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { saveFavorites } from './support/save-favorites.ts'
import { signIn } from './support/sign-in.ts'
import {
  checkForNewWorker,
  expectStored,
  getStoredCopyMark,
  readStoredPaths,
  hydrateAndPress,
} from './support/stored-pages.ts'
import { startCuttableProxy, type CuttableProxy } from './support/start-cuttable-proxy.ts'
import { expect, test as base } from './support/test.ts'
import { waitForScript } from './support/wait-for-script.ts'

declare global {
  var reportHydration: () => void
  /** URLs that the service worker failed to store, and names of caches that it failed to open. */
  var storageFailures: string[] | undefined
}

const test = base.extend<{ readonly network: CuttableProxy }>({
  network: async ({ site, problems }, use) => {
    // The worker answers the router with 504, and the router also prefetches links under the pointer.
    problems.allow(/^response: 50[34] GET |^console: Failed to fetch RSC payload/)
    const network = await startCuttableProxy(site.url)
    await use(network)
    await network.stop()
  },
})
test.use({ serviceWorkers: 'allow' })

const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Without its flight data, a stored page could not hydrate. */
const expectStoredWithFlight = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async pagePath => {
        const stored = await caches.match(pagePath, { ignoreVary: true })
        const render = stored?.headers.get('x-stored-render')
        return (await caches.match(`/?_rsc=~${render}`, { ignoreVary: true })) !== undefined
      }, path),
    )
    .toBe(true)

test('no service worker is registered before user activation, and no account page is stored', async ({
  page,
  context,
  network,
}) => {
  await signIn(context, network.url)
  // Evaluating code in the page would count as user activation, so the page reports its hydration by itself.
  let reportHydration: () => void = () => undefined
  const hydrated = new Promise<void>(resolve => (reportHydration = resolve))
  await page.exposeFunction('reportHydration', () => reportHydration())
  await page.addInitScript(event => addEventListener(event, () => globalThis.reportHydration()), hydratedEvent)
  const workerRequests: string[] = []
  context.on('request', request => request.url().endsWith('/sw.js') && workerRequests.push(request.url()))
  await page.goto(`${network.url}/profile`)
  await hydrated
  await expect(page.getByRole('link', { name: 'Посмотреть как клиент' })).toBeVisible()
  expect(await countRegistrations(page)).toBe(0)
  expect(workerRequests).toEqual([])
  await hydrateAndPress(page)
  await expectStored(page, ['/offline'])
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await expectStored(page, ['/kazan'])
  expect((await readStoredPaths(page)).filter(path => path.startsWith('/profile'))).toEqual([])
})

test('without a network visited pages and favorites open, and other addresses list the stored pages', async ({
  page,
  network,
}) => {
  await saveFavorites(page, [7])
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await expectStored(page, ['/kazan', '/offline', '/profiles/compare', '/profiles/7'])
  // Follows a link, because pages of soft navigations are stored too.
  await page.getByRole('main').locator('a[href="/kazan/specialists"]').first().click()
  await expect(page).toHaveURL(`${network.url}/kazan/specialists`)
  await expectStoredWithFlight(page, '/kazan/specialists')
  for (const path of ['/profiles/4', '/en/moskva', '/about']) {
    await page.goto(network.url + path)
    await hydrateAndPress(page)
    await expectStoredWithFlight(page, path)
  }
  network.setCut(true)

  // The steps below open the other stored pages, except /profiles/4, which only the list at the end shows.
  for (const [path, mark] of [
    ['/kazan/specialists', /^Сохранено \d+\s[а-я]+, /],
    ['/en/moskva', /^Saved on \w+\s\d+, /],
  ] as const) {
    await page.goto(network.url + path)
    await expect(getStoredCopyMark(page)).toHaveText(mark)
    await expect(getStoredCopyMark(page)).toHaveRole('status')
    await hydrate(page)
    await expect(getStoredCopyMark(page)).toBeVisible()
  }
  await page.goto(`${network.url}/kazan`)
  await hydrate(page)
  await expect(getStoredCopyMark(page)).toBeVisible()
  await expectNoAxeViolations(page)
  // The router gets no flight data and loads the document.
  await page.getByRole('contentinfo').locator('a[href="/about"]').first().click()
  await expect(page).toHaveURL(`${network.url}/about`)
  await expect(getStoredCopyMark(page)).toBeVisible()

  await page.goto(`${network.url}/kazan?utm_source=letter&yclid=7`)
  await expect(getStoredCopyMark(page)).toBeVisible()
  await page.goto(`${network.url}/kazan/specialists?page=2&utm_source=letter`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')

  await page.goto(`${network.url}/profiles/compare`)
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Имя 7' }).click()
  await expect(page).toHaveURL(`${network.url}/profiles/7`)
  await expect(getStoredCopyMark(page)).toBeVisible()

  await page.goto(`${network.url}/perm`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')
  await hydrate(page)
  for (const [heading, href] of [
    [texts.groups.protected, '/profiles/7'],
    [texts.groups.specialists, '/profiles/4'],
    [texts.groups.cities, '/kazan'],
    [texts.groups.others, '/about'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await page.goto(`${network.url}/en/perm`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No connection|Нет связи/)

  network.setCut(false)
  // After 3 s without a response, the worker shows the copy again.
  const isMarked = async () => {
    await page.goto(`${network.url}/kazan`)
    return getStoredCopyMark(page).isVisible()
  }
  await expect.poll(isMarked).toBe(false)
  network.setCut(true)
  await page.goto(`${network.url}/perm`)
  network.setCut(false)
  await page.getByRole('link', { name: 'Попробовать снова' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Перм/)
  await expect(getStoredCopyMark(page)).toHaveCount(0)
})

test('the installed app lists the stored pages when it starts without a network', async ({ page, network }) => {
  await page.goto(`${network.url}/en`)
  await hydrateAndPress(page)
  await expectStored(page, ['/en/offline'])
  await page.goto(`${network.url}/en/kazan`)
  await hydrateAndPress(page)
  await expectStored(page, ['/en/offline', '/en/kazan'])
  network.setCut(true)
  await page.goto(`${network.url}/en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('main').locator('a[href="/en/kazan"]')).toBeVisible()
})

test('Back without a network marks the page that the HTTP cache returns', async ({ page, context, network }) => {
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await expectStored(page, ['/kazan', '/offline'])
  // The worker controls this page and the next ones.
  await page.goto(`${network.url}/kazan`)
  await page.goto(`${network.url}/about`)
  await context.setOffline(true)
  // Without a network, the worker marks a response from the HTTP cache only if it is more than a minute old.
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 120_000
    })
  await page.goBack()
  await expect(page).toHaveURL(`${network.url}/kazan`)
  await expect(getStoredCopyMark(page)).toBeVisible()
})

test('the mark stays on its page when a soft navigation leaves it', async ({ page, network }) => {
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await expectStoredWithFlight(page, '/kazan')
  network.setCut(true)
  await page.goto(`${network.url}/kazan`)
  await expect(getStoredCopyMark(page)).toBeVisible()
  network.setCut(false)
  await hydrateAndPress(page)
  await tagDocument(page)
  await page.getByRole('main').locator('a[href="/kazan/specialists"]').first().click()
  await expect(page).toHaveURL(`${network.url}/kazan/specialists`)
  await expect(getStoredCopyMark(page)).toBeHidden()
  await page.goBack()
  await expect(getStoredCopyMark(page)).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('with Data Saver no service worker is registered', async ({ page, context, network }) => {
  await turnOnDataSaver(page)
  const requests: string[] = []
  context.on('request', request => requests.push(new URL(request.url()).pathname))
  const registrationScript = waitForScript(page, 'sw.js')
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await registrationScript
  await page.getByRole('main').locator('a[href="/kazan/specialists"]').first().click()
  await expect(page).toHaveURL(`${network.url}/kazan/specialists`)
  expect(await countRegistrations(page)).toBe(0)
  expect(requests).not.toContain('/sw.js')
})

test('signing out deletes the stored pages', async ({ page, context, network }) => {
  await signIn(context, network.url)
  await page.goto(`${network.url}/profiles/4`)
  await hydrateAndPress(page)
  await expectStored(page, ['/profiles/4'])
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-sign-out]')?.click())
  await expect(page).toHaveURL(`${network.url}/`)
  await expect.poll(() => readStoredPaths(page)).not.toContain('/profiles/4')
})

test('a page that the worker is still fetching during a sign-out is not stored', async ({ page, context, network }) => {
  await signIn(context, network.url)
  await page.goto(`${network.url}/kazan/specialists`)
  await hydrateAndPress(page)
  await expectStored(page, ['/kazan/specialists', '/offline'])
  const link = page.getByRole('main').locator('a[href^="/profiles/"]').first()
  const path = (await link.getAttribute('href')) ?? ''
  // The router requests the flight data, and then only the worker requests the document.
  const hold = network.hold(path)
  await link.click()
  await expect(page).toHaveURL(network.url + path)
  await hold.firstRequest
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-sign-out]')?.click())
  await expect(page).toHaveURL(`${network.url}/`)
  await expect.poll(() => readStoredPaths(page)).toEqual([])
  hold.release()
  // The message of the home page stores /offline. The worker handles it after the message of the profile.
  await expectStored(page, ['/offline'])
  expect(await readStoredPaths(page)).not.toContain(path)
})

test('pages load from the network when the disk is full or storage is refused', async ({ page, context, network }) => {
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await expectStored(page, ['/kazan'])
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => {
      globalThis.storageFailures = []
      const { put } = Cache.prototype as { readonly put: (...args: Parameters<Cache['put']>) => Promise<void> }
      Cache.prototype.put = function (request, response) {
        const url = request instanceof Request ? request.url : `${request}`
        return put.call(this, request, response).catch((error: unknown) => {
          globalThis.storageFailures?.push(url)
          throw error
        })
      }
    })
  const readStorageFailures = async () => {
    const urls = await Promise.all(
      context.serviceWorkers().map(worker => worker.evaluate(() => globalThis.storageFailures ?? [])),
    )
    return urls.flat()
  }
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 })
  await page.goto(`${network.url}/kazan/specialists`)
  await hydrateAndPress(page)
  await expect(getStoredCopyMark(page)).toHaveCount(0)
  await expect.poll(readStorageFailures).toContain(`${network.url}/kazan/specialists`)
  expect(await readStoredPaths(page)).not.toContain('/kazan/specialists')
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: network.url })
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => {
      const refuse = (name = '') => {
        globalThis.storageFailures?.push(name)
        return Promise.reject(new DOMException('refused', 'SecurityError'))
      }
      CacheStorage.prototype.open = refuse
      CacheStorage.prototype.keys = refuse
    })
  await page.goto(`${network.url}/profiles/4`)
  await hydrateAndPress(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(readStorageFailures).toContainEqual(expect.stringContaining('stored-pages-'))
})

test('a worker that unregisters itself deletes the pages, and a page that forbids the worker registers none', async ({
  page,
  context,
  network,
}) => {
  await page.goto(`${network.url}/kazan`)
  await hydrateAndPress(page)
  await expectStored(page, ['/kazan'])

  // As with the setting SERVICE_WORKER=0 (tests/site/start.test.ts).
  network.replaceScript('/sw.js', readFileSync('dist/service-worker/unregister.js', 'utf8'))
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('script[data-build]')?.setAttribute('data-no-worker', ''),
    ),
  )
  await page.goto(`${network.url}/about`)
  // The check fails if the worker unregisters itself meanwhile.
  await expect(async () => {
    await checkForNewWorker(page)
    expect(await countRegistrations(page)).toBe(0)
  }).toPass()
  await expect.poll(() => readStoredPaths(page)).toEqual([])

  const workerRequests: string[] = []
  context.on('request', request => request.url().endsWith('/sw.js') && workerRequests.push(request.url()))
  await page.goto(`${network.url}/kazan`)
  const registrationScript = waitForScript(page, 'sw.js')
  await hydrateAndPress(page)
  await registrationScript
  await page.getByRole('main').locator('a[href="/kazan/specialists"]').first().click()
  await expect(page).toHaveURL(`${network.url}/kazan/specialists`)
  expect(await countRegistrations(page)).toBe(0)
  expect(workerRequests).toEqual([])
})
