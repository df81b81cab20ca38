import type { Page } from '@playwright/test'
import brandNames from '#brand/names.json' with { type: 'json' }
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { readBuildId, firstRelease, nextRelease } from '#tests/servers/build-next-release.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import {
  type PublicForm,
  getDialog,
  getForm,
  openForm,
  getReceipt,
  getSubmitButton,
  signInThroughDialog,
  typedText,
} from './support/forms.ts'
import { getShareImagePath } from '#application/routing/share-image.ts'
import { otherBrandNames } from '#tests/servers/write-other-brand.ts'
import {
  brandColor,
  findLinkedFiles,
  findTracesInText,
  getDistanceToColor,
  listCheckedPaths,
  readStyleColors,
} from './support/brand-traces.ts'
import { saveFavorites } from './support/save-favorites.ts'
import { checkForNewWorker, expectStored, getStoredCopyMark, hydrateAndPress } from './support/stored-pages.ts'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials, signIn } from './support/sign-in.ts'
import { expect, test as base } from './support/test.ts'
import { trackSignedInRequests, trackRequests, waitUntilIdle } from './support/track-requests.ts'
import { waitForScript } from './support/wait-for-script.ts'

// The tests run in one worker, so that the two releases start once.
base.describe.configure({ mode: 'default' })

interface Deployment {
  readonly url: string
  readonly deploy: () => void
}

const test = base.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ releases, problems }, use) => {
    // Pages of the first release request files that no longer exist.
    problems.allow(
      /^response: 404 GET .*\/_next\/static\/|^console: Refused to (execute script|apply style) from .*\/_next\//,
    )
    releases.serve('first')
    await use({ url: releases.url, deploy: () => releases.serve('next') })
  },
})

function recordDocumentPaths(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const expectBuild = (page: Page, build: string) =>
  expect(page.locator('script[data-build]')).toHaveAttribute('data-build', build)
const isHydrated = (page: Page) => page.evaluate(() => globalThis.isPageHydrated === true)

async function returnToTab(page: Page): Promise<void> {
  const response = page.waitForResponse(/\/builds\/latest\.json$/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await response).finished()
  await waitUntilIdle(page)
}

test('the two releases have different build ids', async ({ request, deployment }) => {
  const readLatestBuild = async (): Promise<unknown> =>
    (await request.get(`${deployment.url}/builds/latest.json`)).json()
  const [firstId, nextId] = [await readBuildId(firstRelease), await readBuildId(nextRelease)]
  expect(firstId).not.toBe(nextId)
  expect(await readLatestBuild()).toEqual({ id: firstId })
  deployment.deploy()
  expect(await readLatestBuild()).toEqual({ id: nextId })
})

test('a hydrated page that has detected the new build loads the next document, without an RSC request', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/moskva`)
  await hydrate(page)
  await returnToTab(page)
  const documents = recordDocumentPaths(page)
  const rscRequests: string[] = []
  page.on('request', request => {
    if (request.headers()['rsc']) rscRequests.push(request.url())
  })
  deployment.deploy()
  await returnToTab(page)
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL(`${deployment.url}/moskva/specialists`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Специалисты/)
  await expectBuild(page, await readBuildId(nextRelease))
  expect(documents).toEqual(['/moskva/specialists'])
  expect(rscRequests.filter(url => url.includes('/moskva/specialists?_rsc'))).toEqual([])
  await hydrate(page)
  await page.locator('a[href^="/profiles/"]').first().click()
  await expect(page).toHaveURL(/\/profiles\/\d+$/)
  expect(documents).toHaveLength(1)
})

test('a hydrated page that has not detected the new build loads the next document once', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/moskva`)
  await hydrate(page)
  const documents = recordDocumentPaths(page)
  deployment.deploy()
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL(`${deployment.url}/moskva/specialists`)
  await expectBuild(page, await readBuildId(nextRelease))
  await hydrate(page)
  expect(documents).toEqual(['/moskva/specialists'])
})

/** Typing loads the style, the script and the texts of the toast. */
async function typeAndLoadToast(page: Page): Promise<void> {
  const waitForRequests = trackRequests(page)
  const styleResponse = page.waitForResponse(/\/_next\/static\/chunks\/.*\.css$/)
  await page.getByRole('textbox', { name: 'Planted' }).fill('Hello')
  await styleResponse
  await waitForRequests()
}

test('visitors with unsent text see an announcement of the new build and can continue', async ({
  page,
  context,
  deployment,
}) => {
  await recordLayoutShifts(context)
  await page.goto(`${deployment.url}/en/about`)
  await hydrate(page)
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.append(Object.assign(document.createElement('textarea'), { ariaLabel: 'Planted' }))
    document.querySelector('main')?.append(form)
  })
  const announcement = page.getByRole('status').getByText(/^The site has been updated/)
  await typeAndLoadToast(page)
  deployment.deploy()
  const initialShift = await getLayoutShift(page)
  await returnToTab(page)
  await expect(announcement).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await getLayoutShift(page)).toBe(initialShift)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
  await expect(announcement).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Planted' })).toHaveValue('Hello')
})

test('the button of the announcement of a new build reloads the page and preserves the form state', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/en`)
  await hydrate(page)
  await page.evaluate(() => {
    const field = document.querySelector('input[name=city]')
    const form = document.createElement('form')
    field?.closest('label')?.before(form)
    form.append(Object.assign(document.createElement('textarea'), { ariaLabel: 'Planted', name: 'planted' }))
  })
  const documents = recordDocumentPaths(page)
  await typeAndLoadToast(page)
  await page.getByRole('searchbox', { name: 'City or region' }).fill('Kazan')
  await expect(page.locator('#cities').getByRole('link', { name: 'Kazan', exact: true })).toBeVisible()
  deployment.deploy()
  await returnToTab(page)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => documents).toEqual(['/en'])
  await expect(page.getByRole('searchbox', { name: 'City or region' })).toHaveValue('Kazan')
  await expect(page.locator('#cities').getByRole('link', { name: 'Kazan', exact: true })).toBeVisible()
  await expectBuild(page, await readBuildId(nextRelease))
})

test('the announcement of a new build appears in the dialog of the form, and its button reloads and opens the form again', async ({
  page,
  deployment,
}) => {
  const form = getForm('placement', 27)
  const announcement = page.getByRole('status').getByText(/^Сайт обновился/)
  await page.goto(deployment.url + form.path)
  await hydrate(page)
  const dialog = await openForm(page, form)
  const waitForRequests = trackRequests(page)
  await form.fill(dialog)
  await waitForRequests()
  deployment.deploy()
  await returnToTab(page)
  await expect(dialog).toContainText('Сайт обновился')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(announcement).toHaveCount(0)
  await form.getTypedField(await openForm(page, form)).press('End')
  await page.keyboard.type('!')
  await expect(announcement).toBeVisible()
  await dialog.getByRole('button', { name: 'Обновить страницу' }).click()
  await expectBuild(page, await readBuildId(nextRelease))
  await expect(form.getTypedField(dialog)).toHaveValue(`${typedText}!`)
})

test('a missing chunk on a hydrated page causes one reload that keeps the input', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}/en`)
  await hydrate(page)
  const documents = recordDocumentPaths(page)
  deployment.deploy()
  await page.getByRole('searchbox', { name: 'City or region' }).fill('Kazan')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/“Kazan”/)
  await expect(page.getByRole('searchbox', { name: 'City or region' })).toHaveValue('Kazan')
  await expectBuild(page, await readBuildId(nextRelease))
  expect(documents).toEqual(['/en'])
})

test('a dialog link pressed on a hydrated page of the old build opens its dialog after the reload', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/kazan`)
  await hydrate(page)
  const documents = recordDocumentPaths(page)
  deployment.deploy()
  await page.getByRole('main').locator('[data-city-picker]').first().click()
  await expect(page.getByRole('dialog', { name: 'Ваш город' })).toBeVisible()
  await expectBuild(page, await readBuildId(nextRelease))
  expect(documents).toEqual(['/kazan'])
})

test('missing chunks of a cached RSC response cause one load of the new page', async ({
  page,
  problems,
  deployment,
}) => {
  problems.allow(/ChunkLoadError|page render failed/)
  await page.goto(`${deployment.url}/en/moskva`)
  await hydrate(page)
  const oldResponse = await fetch(`${deployment.url}/en`, { headers: { rsc: '1' } })
  const cachedResponse = { headers: { 'content-type': 'text/x-component' }, body: await oldResponse.text() }
  await page.route(
    // Excludes flight data of the new document (`_rsc=~…`).
    url => url.pathname === '/en' && /^[^~]/.test(url.searchParams.get('_rsc') ?? ''),
    route => route.fulfill(cachedResponse),
  )
  const documents = recordDocumentPaths(page)
  deployment.deploy()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${deployment.url}/en`)
  await expectBuild(page, await readBuildId(nextRelease))
  await expect(page.locator('#cities')).toBeVisible()
  await hydrate(page)
  expect(documents).toEqual(['/en'])
})

test('an unhydrated page reloads once at the first interaction and keeps the input', async ({ page, deployment }) => {
  await turnOnDataSaver(page)
  await page.goto(`${deployment.url}/`)
  const documents = recordDocumentPaths(page)
  deployment.deploy()
  const field = page.getByRole('searchbox', { name: 'Название города или области' })
  await field.fill('Каза')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/«Каза»/)
  await expect(field).toHaveValue('Каза')
  expect(documents).toEqual(['/'])
})

test('a button clicked before hydration works after the reload', async ({ page, deployment }) => {
  await turnOnDataSaver(page)
  await page.goto(`${deployment.url}/kazan`)
  const documents = recordDocumentPaths(page)
  deployment.deploy()
  const themeSwitch = page.getByRole('contentinfo').getByRole('button', { name: /^Тема/ })
  await themeSwitch.click()
  await expect(themeSwitch).toHaveAccessibleName('Тема: светлая')
  expect(documents).toEqual(['/kazan'])
})

test('a cache that keeps serving the old page causes no reload loop, and the page stays readable', async ({
  page,
  deployment,
}) => {
  await turnOnDataSaver(page)
  const url = `${deployment.url}/moskva`
  const oldResponse = await page.goto(url)
  const cachedResponse = { headers: oldResponse?.headers() ?? {}, body: (await oldResponse?.text()) ?? '' }
  await page.route(url, route => route.fulfill(cachedResponse))
  const documents = recordDocumentPaths(page)
  deployment.deploy()

  let buildChecks = 0
  page.on('response', response => {
    if (response.url().endsWith('/builds/latest.json')) buildChecks += 1
  })
  // One interaction before and one after the reload. The press is repeated, because it may coincide with the reload.
  for (const checkCount of [1, 2])
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(buildChecks).toBeGreaterThanOrEqual(checkCount)
    }).toPass()
  await expectBuild(page, await readBuildId(firstRelease))
  expect(await isHydrated(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().click()
  await expect(page).toHaveURL(`${deployment.url}/moskva/specialists`)
  await hydrate(page)
  expect(documents.filter(path => path === '/moskva')).toHaveLength(1)
})

test('a draft survives a new build', async ({ page, deployment }) => {
  const form = getForm('placement', 24)
  await page.goto(deployment.url + form.path)
  await form.fill(await openForm(page, form))
  deployment.deploy()
  await returnToTab(page)
  await page.keyboard.press('Escape')
  await expect(getDialog(page, form)).toHaveCount(0)
  // The page has detected the new build, so the next navigation is a full load.
  await page.getByRole('banner').getByRole('link').first().click()
  await expectBuild(page, await readBuildId(nextRelease))
  await page.goto(deployment.url + form.path)
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue(typedText)
})

async function sendAndSignIn(page: Page, form: PublicForm): Promise<void> {
  await getSubmitButton(page, form).click()
  await signInThroughDialog(page, demoCredentials.email, demoCredentials.password)
  await expect(getReceipt(page, form)).toContainText(typedText)
}

test('a form that a signed-out visitor sends from a page of the old build arrives once', async ({
  page,
  request,
  site,
  problems,
  deployment,
}) => {
  const form = getForm('request', 24)
  // The islands of a signed-in visitor load after sign-in, when their files are gone with the old build.
  problems.allow(/^console: (ChunkLoadError|island failed)/)
  const control = createMockApiControl(request, site.api.url)
  const waitForRequests = trackRequests(page)
  await page.goto(deployment.url + form.path)
  await form.fill(await openForm(page, form))
  // The files of the login load with the form.
  await waitForRequests()
  deployment.deploy()
  await sendAndSignIn(page, form)
  // Other files of the signed-in page are gone with the old build, but the receipt must stay.
  await waitForRequests()
  await expect(getReceipt(page, form)).toBeVisible()
  expect(form.getSubmissions(await control.readSubmissions())).toHaveLength(1)
})

test('a session that expires on a page of the old build is renewed in place', async ({
  page,
  context,
  request,
  site,
  problems,
  deployment,
}) => {
  problems.allow(/^response: 401 /)
  // The island that shows the sent review has lost its file. It fails unless the new page arrives first.
  problems.allow(/^console: (ChunkLoadError|island failed)/)
  const form = getForm('review', 25)
  const control = createMockApiControl(request, site.api.url)
  await signIn(context, deployment.url)
  const waitForRequests = trackSignedInRequests(page)
  await page.goto(deployment.url + form.path)
  await form.fill(await openForm(page, form))
  await waitForRequests()
  deployment.deploy()
  await control.expireTokens()
  await sendAndSignIn(page, form)
  await waitForRequests()
  await expect(page.getByText(typedText).filter({ visible: true }).first()).toBeVisible()
  expect(form.getSubmissions(await control.readSubmissions())).toHaveLength(1)
})

test('a missing login chunk of the old build causes a reload that keeps the text', async ({ page, deployment }) => {
  const form = getForm('review', 26)
  let isCut = false
  await page.route(/\/_next\/static\/chunks\//, route => (isCut ? route.abort() : route.continue()))
  const waitForRequests = trackRequests(page)
  await page.goto(deployment.url + form.path)
  await hydrate(page)
  await waitForRequests()
  const formScript = waitForScript(page, form.heading)
  await page.locator(form.openerSelector).first().focus()
  await formScript
  await waitForRequests()
  isCut = true
  await form.fill(await openForm(page, form))
  isCut = false
  deployment.deploy()
  await getSubmitButton(page, form).click()
  await expectBuild(page, await readBuildId(nextRelease))
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue(typedText)
})

test('pages and files of a release with another brand contain no name, logo or color of the original brand', async ({
  context,
  deployment,
}) => {
  const { request } = context
  const read = async (path: string) => {
    const response = await request.get(deployment.url + path)
    expect(response.status(), path).toBeLessThan(500)
    return response.text()
  }
  const shareImage = `${deployment.url}${getShareImagePath('ru', { kind: 'site' })}`
  const originalColors = readStyleColors(await read('/'))
  expect(originalColors.size).toBeGreaterThan(20)
  expect(findTracesInText(await read('/'))).toContain(brandNames.ru.name.toLowerCase())
  expect(await getDistanceToColor(request, shareImage, brandColor)).toBeLessThan(6)
  deployment.deploy()
  // The registration is read first, because it redirects signed-in visitors.
  const pages = new Map([['/register', await read('/register')]])
  const readThreeAtATime = async (paths: Iterable<string>) => {
    const remainingPaths = [...paths].values()
    const readRemaining = async () => {
      for (const path of remainingPaths) pages.set(path, await read(path))
    }
    await Promise.all([readRemaining(), readRemaining(), readRemaining()])
  }
  await signIn(context, deployment.url)
  await readThreeAtATime(listCheckedPaths().filter(path => !pages.has(path)))
  await readThreeAtATime(new Set([...pages.values()].flatMap(findLinkedFiles)))
  expect([...pages.keys()].some(path => path.endsWith('.js'))).toBe(true)
  const traces = [...pages].flatMap(([path, text]) => findTracesInText(text).map(trace => `${path}: ${trace}`))
  expect(traces).toEqual([])
  for (const [color, value] of readStyleColors(pages.get('/') ?? ''))
    expect(value, color).not.toBe(originalColors.get(color))
  expect(pages.get('/')).toContain(`<title>${otherBrandNames.ru}: `)
  expect(pages.get('/en/about')).toContain(`${otherBrandNames.en} is a directory`)
  expect(await getDistanceToColor(request, shareImage, brandColor)).toBeGreaterThan(20)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after a release, favorites and other pages are stored again, and no document of the old build is served', async ({
    page,
    context,
    problems,
    deployment,
  }) => {
    problems.allow(/^response: 50[34] GET /)
    await saveFavorites(page, [7])
    await page.goto(`${deployment.url}/kazan`)
    await hydrateAndPress(page)
    const storedPaths = ['/kazan', '/profiles/7', '/profiles/compare', '/offline']
    await expectStored(page, storedPaths)
    const readCacheNames = () => page.evaluate(() => caches.keys())
    const firstNames = await readCacheNames()
    deployment.deploy()
    // The new worker waits at most 10 s for each page. On a busy machine, the first render may take longer.
    for (const path of storedPaths) await page.request.get(deployment.url + path)
    await page.goto(`${deployment.url}/about`)
    const listOldCaches = async () => {
      await checkForNewWorker(page)
      return (await readCacheNames()).filter(name => firstNames.includes(name))
    }
    await expect.poll(listOldCaches).toEqual([])
    await expectStored(page, ['/profiles/7', '/kazan', '/offline'])
    const build = await page.locator('script[data-build]').getAttribute('data-build')
    await context.setOffline(true)
    for (const path of ['/profiles/7', '/kazan']) {
      await page.goto(deployment.url + path)
      await expect(getStoredCopyMark(page)).toBeVisible()
      await expect(page.locator('script[data-build]')).toHaveAttribute('data-build', build ?? '')
      await hydrate(page)
    }
  })
})
