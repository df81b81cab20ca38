import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

const cookieName = 'i18n_redirected'

test.describe('the inline script', () => {
  test('sets the cookie to the language of the URL, and the home page then opens in this language', async ({
    page,
    context,
    baseURL,
  }) => {
    const readCookie = async () => (await context.cookies(baseURL)).find(({ name }) => name === cookieName)?.value
    await page.goto('/en/moskva')
    expect(await readCookie()).toBe('en')
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.goto('/moskva')
    expect(await readCookie()).toBe('ru')
  })
})

test.describe('the language switch', () => {
  test('keeps the page and its query', async ({ page }) => {
    await page.goto('/moskva/specialists?page=2')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/moskva/specialists?page=2')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click()
    await expect(page).toHaveURL('/moskva/specialists?page=2')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      test('leads to the Russian home page', async ({ page }) => {
        await page.goto('/en')
        await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click()
        await expect(page).toHaveURL('/')
        await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
      })
    })
})

test.describe('the language offer', () => {
  test.use({ languageOfferHidden: false })

  test('offers the language of the browser on a visit without a referrer', async ({ page }) => {
    await page.goto('/en/profiles/1')
    await hydrate(page)
    await expect(page.getByText('Эта страница есть и на русском.')).toBeVisible()
    await page.getByRole('button', { name: 'Читать по-русски' }).click()
    await expect(page).toHaveURL('/profiles/1')
  })

  test('offers the chosen language, in that language, after a link from another site', async ({ page }) => {
    await page.goto('/kazan')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/kazan')
    await page.goto('/moskva', { referer: 'https://search.example/' })
    await hydrate(page)
    const offer = page.getByText('This page is also in English.')
    await expect(offer).toBeVisible()
    await expect(page.locator('[lang=en]', { has: offer }).getByRole('button', { name: 'Close' })).toBeVisible()
    await page.getByRole('button', { name: 'Read in English' }).click()
    await expect(page).toHaveURL('/en/moskva')
  })
})
