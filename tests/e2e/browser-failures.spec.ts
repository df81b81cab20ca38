import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'
import { goBack } from './support/go-back.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expect, test } from './support/test.ts'

async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const files = '**/_next/static/chunks/*.js'
  await page.route(files, route => route.abort())
  return () => page.unroute(files)
}

/** Corrupts the router data of the home page, so that rendering fails. */
async function breakHomePage(page: Page): Promise<() => Promise<void>> {
  const isRouterData = (url: URL) => url.pathname === '/' && url.searchParams.has('_rsc')
  await page.route(isRouterData, async route => {
    const response = await route.fetch()
    // The last texts are those of the city filter, which renders them immediately.
    const body = (await response.text()).replace(/"texts":\{(?![^]*"texts":\{)/, '"texts":null,"lost":{')
    await route.fulfill({ response, body })
  })
  return () => page.unroute(isRouterData)
}

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click()

test('an island whose chunk does not load offers Retry, and the page keeps working', async ({ page, problems }) => {
  problems.expectMatching(/ERR_FAILED|ChunkLoadError|island failed/)
  await page.goto('/en')
  await hydrate(page)
  const restoreScripts = await blockScripts(page)
  await page.getByRole('searchbox', { name: 'City or region' }).fill('Kazan')
  const errorAlert = page.locator('#cities').getByRole('alert')
  await expect(errorAlert).toContainText('This part of the page didn’t load')
  await expect(page.getByRole('searchbox', { name: 'City or region' })).toHaveValue('Kazan')
  await expectNoAxeViolations(page, '#cities [role=alert]')
  await restoreScripts()
  await errorAlert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#cities').getByRole('link', { name: 'Kazan', exact: true })).toBeVisible()
  await expect(errorAlert).toHaveCount(0)
})

test('a page that fails in the browser shows an error page and logs the error once; Back and Retry leave it', async ({
  page,
  problems,
}) => {
  problems.expectMatching(/TypeError|page render failed/)
  const consoleLines: string[] = []
  page.on('console', message => void consoleLines.push(message.text()))
  await page.goto('/moskva')
  await hydrate(page)
  await tagDocument(page)
  const restoreHomePage = await breakHomePage(page)
  await goHome(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Страница не открылась')
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/^Страница\sне\sоткрылась \| /)
  await expect(page.getByText(/^500\. Cannot read properties of null/)).toBeVisible()
  await expectNoAxeViolations(page)
  expect(consoleLines.filter(line => line.startsWith('page render failed'))).toHaveLength(1)

  await goBack(page)
  await expect(heading).toHaveText(/Москв/)
  expect(await isSameDocument(page)).toBe(true)

  await goHome(page)
  await expect(heading).toHaveText('Страница не открылась')
  await restoreHomePage()
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page.locator('#cities')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an error outside the page shows an error page', async ({ page, problems }) => {
  problems.expectMatching(/TypeError|page render failed/)
  await turnOnDataSaver(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/moskva')
  // Replaying this invalid record throws in the client root, which surrounds the page.
  await page.evaluate(() => Reflect.set(globalThis, 'inputRecord', { entered: 7 }))
  await page.mouse.move(5, 300)
  await page.mouse.move(8, 310)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не открылась')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Специалисты/)
})

test('an error page needs no further files', async ({ page, problems }) => {
  problems.expectMatching(/TypeError|page render failed|ERR_FAILED|ChunkLoadError/)
  await page.goto('/moskva')
  await hydrate(page)
  await blockScripts(page)
  await goHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не открылась')
  await expect(page.getByRole('link', { name: 'Повторить' })).toBeVisible()
  await expect(page.getByText(/^500\. Failed to load chunk/)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectNoAxeViolations(page)
})
