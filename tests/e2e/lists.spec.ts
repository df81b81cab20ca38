import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { goBack } from './support/go-back.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 740 }
const getCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

async function expectMatchingCards(page: Page) {
  // Before the load, the cards of a new document may be incomplete.
  await page.waitForLoadState()
  const cards = await getCards(page).allTextContents()
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) {
    const price = Number(/от ([\d\s]+)/.exec(card)?.[1]?.replace(/\D/g, ''))
    const rating = Number(/(\d,\d)/.exec(card)?.[1]?.replace(',', '.'))
    expect([price <= 1500, rating >= 4.5], card).toEqual([true, true])
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`a list ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone })

    test('filters for price and rating work on a phone with the keyboard alone', async ({ page }) => {
      const applyButton = page.getByRole('button', { name: /^Показать/ })
      const count = page.getByText(/по\sвашим условиям$/)
      await page.goto('/kazan/specialists/repetitory')
      if (javaScriptEnabled) await hydrate(page)
      await page.getByRole('button', { name: 'Фильтры' }).focus()
      await page.keyboard.press('Enter')
      const field = page.getByRole('textbox', { name: 'Цена до' })
      await expect(field).toBeVisible()
      // After more Tab stops, the focus would have left the sheet.
      await tabTo(page, field, 25)
      await page.keyboard.type('1 500')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'от 4,5' })).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/price_to=1(?:\+|%C2%A0)?500&rating_from=4\.5$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Репетиторы в\sКазани$/)
      await expect(count).toBeVisible()
      await expect(applyButton).toBeHidden()
      await expectMatchingCards(page)

      // Unchanged filters lead to the same URL.
      await page.getByRole('button', { name: 'Фильтры' }).press('Enter')
      await applyButton.press('Enter')
      await expect(applyButton).toBeHidden()
      await expect(count).toBeVisible()
    })
  })

test.describe('a list on a wide screen', () => {
  test('applies filters by soft navigation, removes them by chips and restores them on Back', async ({ page }) => {
    await page.goto('/kazan/specialists/repetitory')
    await hydrate(page)
    await tagDocument(page)
    await page.getByRole('textbox', { name: 'Цена до' }).fill('1500')
    await page.getByRole('radio', { name: 'от 4,5' }).check()
    await page.getByRole('button', { name: /^Показать/ }).click()
    await expect(page).toHaveURL('/kazan/specialists/repetitory?price_to=1500&rating_from=4.5')
    await expectMatchingCards(page)
    expect(await isSameDocument(page)).toBe(true)
    const names = await getCards(page).getByRole('heading').allTextContents()

    await page.getByRole('link', { name: 'Убрать условие до 1 500 ₽' }).click()
    await expect(page).toHaveURL('/kazan/specialists/repetitory?rating_from=4.5')
    await expect(page.locator('h2:focus')).toHaveText(/^\d+\sспециалист/)
    await expect(page.getByRole('textbox', { name: 'Цена до' })).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'от 4,5' })).toBeChecked()

    await goBack(page)
    await expect(page).toHaveURL('/kazan/specialists/repetitory?price_to=1500&rating_from=4.5')
    await expect(page.getByRole('textbox', { name: 'Цена до' })).toHaveValue('1\u00a0500')
    await expect(getCards(page).getByRole('heading')).toHaveText(names)
  })

  test('changes its order in the sort menu, which Escape closes', async ({ page }) => {
    await page.goto('/moskva/specialists?price_to=2000')
    await hydrate(page)
    const sortMenu = page.locator('summary', { hasText: 'По оценке' })
    const cheapestLink = page.getByRole('link', { name: 'Сначала дешевле' })
    await sortMenu.click()
    await expect(cheapestLink).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cheapestLink).toBeHidden()
    await expect(sortMenu).toBeFocused()
    await sortMenu.click()
    await cheapestLink.click()
    await expect(page).toHaveURL('/moskva/specialists?sort=price&price_to=2000')
    await expect(page.locator('summary', { hasText: 'Сначала дешевле' })).toBeVisible()
  })

  test('keeps its order across pages, and restores page and scroll position on Back', async ({ page }) => {
    await page.goto('/moskva/specialists?sort=new')
    await hydrate(page)
    await page
      .getByRole('navigation', { name: 'Страницы' })
      .getByRole('link', { name: 'Страница 2', exact: true })
      .click()
    await expect(page).toHaveURL('/moskva/specialists?sort=new&page=2')
    const profileLink = getCards(page).nth(20).getByRole('link')
    await profileLink.scrollIntoViewIfNeeded()
    const scrollPosition = await page.evaluate(() => scrollY)
    expect(scrollPosition).toBeGreaterThan(500)
    await profileLink.click()
    await expect(page).toHaveURL(/\/profiles\/\d+$/)
    await goBack(page)
    await expect(page).toHaveURL('/moskva/specialists?sort=new&page=2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  })

  test('goes back if Back is pressed before the next page changes the URL', async ({ page }) => {
    await page.goto('/moskva/specialists?sort=new')
    await hydrate(page)
    const pagination = page.getByRole('navigation', { name: 'Страницы' })
    await pagination.getByRole('link', { name: 'Страница 2', exact: true }).click()
    await expect(page).toHaveURL('/moskva/specialists?sort=new&page=2')
    await page.evaluate(() => {
      const startViewTransition = document.startViewTransition.bind(document)
      document.startViewTransition = options => {
        document.startViewTransition = startViewTransition
        history.back()
        return startViewTransition(options)
      }
    })
    await getCards(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/moskva/specialists?sort=new')
    await expect(pagination.getByText('1', { exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test("restores the scroll position if Back is pressed while the next page's fonts load", async ({ page }) => {
    await page.route('**/slow.woff2', () => undefined)
    await page.goto('/moskva/specialists')
    await hydrate(page)
    const profileLink = getCards(page).last().getByRole('link')
    await profileLink.scrollIntoViewIfNeeded()
    const scrollPosition = await page.evaluate(() => scrollY)
    expect(scrollPosition).toBeGreaterThan(500)
    // React waits up to 500 ms for fonts that the next page starts to load, before it runs layout effects.
    await page.evaluate(() => {
      const pressBack = () => {
        const font = new FontFace('slow', 'url(/slow.woff2)')
        document.fonts.add(font)
        void font.load()
        history.back()
      }
      navigation.addEventListener('currententrychange', pressBack, { once: true })
    })
    const profileNavigation = page.waitForURL(/\/profiles\/\d+$/)
    await profileLink.click()
    await profileNavigation
    await expect(page).toHaveURL('/moskva/specialists')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Специалисты/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  })
})

test.describe('a list on a phone', () => {
  test.use({ viewport: phone })

  test('shows the city on its cards only if it has several cities', async ({ page }) => {
    const cardCity = page.getByText(/, опыт\s\d+/).first()
    await page.goto('/profiles')
    await expect(cardCity).toBeVisible()
    await page.goto('/kazan/specialists')
    await expect(getCards(page).first()).toBeVisible()
    await expect(cardCity).toBeHidden()
  })
})

test.describe('a list that shows no specialists', () => {
  test('has no axe violations', async ({ page }) => {
    await page.goto('/kazan/specialists/repetitory?price_to=1&rating_from=4.5')
    await expect(page.getByRole('heading', { name: 'По этим условиям никого нет' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('shows an error, keeps the filters and offers Retry if the list failed to load', async ({ page, site }) => {
    site.api.setBehavior('failing', /v2\/profiles/)
    await page.goto('/omsk/specialists?price_to=3000')
    await expect(page.getByRole('heading', { name: 'Список не загрузился' })).toBeVisible()
    await expectNoAxeViolations(page)
    site.api.setBehavior('good')
    await page.getByRole('link', { name: 'Повторить' }).click()
    await expect(page).toHaveURL('/omsk/specialists?price_to=3000')
    await expect(getCards(page).first()).toBeVisible()
  })
})

test('a filtered list has no axe violations on a phone, with open filters and on a wide screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en/kazan/specialists/repetitory?price_to=1500&sort=new')
  await hydrate(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('textbox', { name: 'Price up to' })).toBeVisible()
  await expectNoAxeViolations(page, 'aside')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Price up to' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('textbox', { name: 'Price up to' })).toBeVisible()
  await expectNoAxeViolations(page)
})
