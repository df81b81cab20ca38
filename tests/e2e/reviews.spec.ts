import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/track-requests.ts'

const reviewCalls = /^\/api\/profiles\/\d+\/reviews/

test('a failed list of reviews affects only its block, and Retry loads the page again', async ({ page, site }) => {
  site.api.setBehavior('failing', reviewCalls)
  const response = await page.goto(`${site.url}/en/profiles/6`)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrate(page)
  site.api.setBehavior('good', reviewCalls)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10)
  await expect(page.getByRole('navigation', { name: 'Pages of reviews' })).toBeVisible()
  expect((await page.goto(`${site.url}/en/profiles/6`))?.headers()['cache-control']).toContain('s-maxage')
})

test.describe('a link to a review on a later page', () => {
  const reviewSelector = 'article article'
  /** The last review of profile 4 is on page 3. */
  async function findLastReviewId(siteUrl: string) {
    const response = await fetch(`${siteUrl}/profiles/4?page=3`)
    const ids = [...(await response.text()).matchAll(/id="(review-\d+)"/g)].map(([, id = '']) => id)
    return ids.at(-1) ?? ''
  }

  async function followLink(page: Page, path: string) {
    await page.evaluate(href => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'planted' })
      document.querySelector('main')?.prepend(link)
    }, path)
    await page.getByRole('link', { name: 'planted' }).click()
  }

  test('leads to the review by soft navigation', async ({ page, site }) => {
    const id = await findLastReviewId(site.url)
    await page.goto('/kazan')
    await hydrate(page)
    await followLink(page, `/profiles/4#${id}`)
    await expect(page).toHaveURL(`${site.url}/profiles/4?page=3#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

  test('leads to the review from a profile that a soft navigation has opened on a phone', async ({ page, site }) => {
    const id = await findLastReviewId(site.url)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/kazan')
    await hydrate(page)
    await followLink(page, '/profiles/4')
    await expect(page.locator(reviewSelector)).toHaveCount(10)
    await page.evaluate(hash => (location.hash = hash), id)
    await expect(page).toHaveURL(`${site.url}/profiles/4?page=3#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

  test('with Data Saver, loads no script until an interaction, then leads to the review', async ({ page, site }) => {
    const id = await findLastReviewId(site.url)
    await turnOnDataSaver(page)
    const scripts: string[] = []
    page.on('request', pageRequest => pageRequest.resourceType() === 'script' && scripts.push(pageRequest.url()))
    await page.goto(`/profiles/4#${id}`)
    await expect(page.locator(reviewSelector)).toHaveCount(10)
    // Without Data Saver, the idle page would load its scripts.
    await waitUntilIdle(page)
    expect(scripts).toEqual([])
    await page.mouse.move(200, 300)
    await expect(page).toHaveURL(`${site.url}/profiles/4?page=3#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expect(page.locator(reviewSelector)).toHaveCount(6)
  })
})

test('a link to a review that does not exist shows a notice', async ({ page }) => {
  await page.goto('/en/profiles/4#review-1')
  await hydrate(page)
  const notice = page.getByText(/We couldn’t find this review/)
  await expect(notice).toBeInViewport()
  await expect(page).toHaveURL(/\/en\/profiles\/4#review-1$/)
})
