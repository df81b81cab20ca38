import type { Page, Route } from '@playwright/test'

/** By default, holds all scripts, so that no page hydrates. The returned function releases the requests. */
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
