import { getRouteFacts, textNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expect, test } from './support/test.ts'

const readCookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)
const getContentsLinks = (page: Page) =>
  page.getByRole('navigation', { name: /^(Содержание|Contents)$/ }).getByRole('link')

async function expectToFitEveryScreen(page: Page, path: string): Promise<void> {
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 640 })
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflowPx, `${path}, ${width} pixels wide`).toBe(0)
  }
}

/** Together, these pages have all colors of the text pages. Only the privacy policy has code. */
const themedTexts: readonly string[] = ['about', 'offer', 'privacy-policy']

for (const name of textNames) {
  const { path } = routes[name]

  test(`${path} fits every screen, is accessible, links to help and is linked in the footer`, async ({ page }) => {
    await page.goto(path)
    await (themedTexts.includes(name) ? expectNoAxeViolationsInBothThemes(page) : expectNoAxeViolations(page))
    await expect(page.getByRole('banner').locator('a[href="/help"]').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible()
    await expectToFitEveryScreen(page, path)
  })
}

// The English texts have the same elements as the Russian ones, so axe need not check them.
test('the English texts fit every screen', async ({ page }) => {
  for (const name of textNames) {
    const path = `/en${routes[name].path}`
    await page.goto(path)
    await expectToFitEveryScreen(page, path)
  }
})

// `about` has no breadcrumbs and sets no cookie; `offer` has breadcrumbs and sets it.
for (const name of ['about', 'offer'] as const) {
  const { path } = routes[name]
  const remembersLanguage = getRouteFacts(name).remembersLanguage !== false

  test(`R-locale-excluded: ${path} can be printed, and sets ${remembersLanguage ? 'the' : 'no'} language cookie`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article time')).toBeVisible()
    await expect(page.locator('article p').last()).toBeVisible()
    const hiddenElements = page.locator('header, footer, nav, article h2 + a')
    expect(await hiddenElements.count()).toBeGreaterThan(3)
    await expect(hiddenElements.filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await hydrate(page)
    expect(await readCookieNames(context)).toEqual(remembersLanguage ? ['i18n_redirected'] : [])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone the table of contents links to the sections', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto('/about/privacyPolicy')
    const links = await getContentsLinks(page).all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      await link.click()
      await expect(page).toHaveURL(`/about/privacyPolicy${await link.getAttribute('href')}`)
      await expect(page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' })).toBeInViewport()
    }
  })
})

test('the table of contents is sticky on a wide screen', async ({ page }) => {
  await page.goto('/about/privacyPolicy#rights')
  await expect(getContentsLinks(page).first()).toBeInViewport()
})

test('the anchor link of a heading appears on hover and is not a Tab stop', async ({ page }) => {
  await page.goto('/help')
  const heading = page.getByRole('heading', { name: 'Поиск', exact: true })
  const link = page.locator('h2#search + a')
  await expect(link).toHaveCSS('opacity', '0')
  await heading.hover()
  await expect(link).toHaveCSS('opacity', '1')
  await link.click()
  await expect(page).toHaveURL('/help#search')
  await getContentsLinks(page).last().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('h2 + a'))).toBeNull()
})

test('the language switch keeps the fragment', async ({ page }) => {
  await page.goto('/about/termsOfUse#law')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/about/termsOfUse#law')
  await expect(page.getByRole('heading', { name: 'Law and disputes' })).toBeVisible()
})

test('a soft navigation to a section of another text scrolls to it', async ({ page }) => {
  await page.goto('/about/termsOfUse')
  await hydrate(page)
  await tagDocument(page)
  await page.getByRole('link', { name: 'как это сделать' }).click()
  await expect(page).toHaveURL('/help#complaint')
  await expect(page.getByRole('heading', { name: 'Как пожаловаться на профиль или отзыв?' })).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
})
