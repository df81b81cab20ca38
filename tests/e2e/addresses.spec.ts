import { pages } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

const unknown = ['/nope', '/en/nope', '/ru', '/ru/moskva', '/moskva/nope', '/en/moskva/nope', '/profiles/999999999']

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every page answers 200 with its content, in its language', async ({ page }) => {
      for (const [path, heading] of pages) {
        // `/` is in the language that the browser asks for; every other address decides by itself.
        const answer = await page.goto(path)
        expect(answer?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'ru')
      }
    })

    test('what is not there answers 404 and says so', async ({ page }) => {
      for (const path of unknown) {
        const answer = await page.goto(path)
        expect(answer?.status(), path).toBe(404)
        await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'ru')
      }
    })
  })

test('a page past the last offers the first', async ({ page }) => {
  await page.goto('/moskva/specialists?page=99999')
  await page.getByRole('main').getByRole('link', { name: 'На первую страницу' }).click()
  await expect(page).toHaveURL('/moskva/specialists')
})
