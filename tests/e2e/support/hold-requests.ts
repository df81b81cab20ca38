import type { Page, Route } from '@playwright/test'

/** Delays requests, by default for all scripts, so that no page hydrates. Returns a function that releases them. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0] = '**/_next/static/chunks/*.js',
): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = []
  let isReleased = false
  await page.route(url, route => (isReleased ? route.continue() : void heldRoutes.push(route)))
  return async () => {
    isReleased = true
    await Promise.all(heldRoutes.map(route => route.continue()))
  }
}
