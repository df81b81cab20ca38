import { hydrate } from '#tests/support/hydration.ts'
import { goBack } from './support/go-back.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

declare global {
  var hasFirstScreenOnly: boolean | undefined
}

test.describe('soft navigation on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('renders the first screen of a profile first, and Back restores the scroll position', async ({ page }) => {
    await page.goto('/moskva/specialists')
    await hydrate(page)
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.querySelector('main article'))
          globalThis.hasFirstScreenOnly ??=
            document.querySelector('#reviews') === null &&
            Number(document.querySelector('footer')?.offsetTop) >= innerHeight
      }).observe(document.body, { childList: true, subtree: true }),
    )
    const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(15)
    await card.scrollIntoViewIfNeeded()
    const position = await card.boundingBox()
    await card.tap()
    await page.waitForURL(/\/profiles\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Отзывы/ })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await page.evaluate(() => globalThis.hasFirstScreenOnly)).toBe(true)
    await goBack(page)
    await page.waitForURL('/moskva/specialists')
    await expect.poll(() => card.boundingBox()).toEqual(position)
  })

  test('scrolls to the fragment of a link', async ({ page }) => {
    await page.goto('/profiles/4')
    await hydrate(page)
    const reviews = page.getByRole('region', { name: /^Отзывы/ })
    await reviews.locator('a[href$="page=2#reviews"]').first().tap()
    await page.waitForURL('/profiles/4?page=2#reviews')
    await expect(reviews.getByRole('heading').first()).toBeInViewport()
    // The link beside the heading is taller, so it would be cut off first.
    await expect(reviews.getByRole('link', { name: /Написать\sотзыв/ })).toBeInViewport({ ratio: 1 })
  })

  test('removes the focus from a tapped link', async ({ page }) => {
    await page.goto('/moskva/specialists')
    await hydrate(page)
    const release = await holdRequests(page, /_rsc=/)
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
    await link.tap()
    await expect(page.locator('.loading-indicator')).not.toHaveCSS('opacity', '0')
    await expect(page.locator('a:focus')).toHaveCount(0)
    await release()
    await page.waitForURL(/\/profiles\/\d+$/)
  })
})
