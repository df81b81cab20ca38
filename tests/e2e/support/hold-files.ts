import type { Page, Route } from '@playwright/test'

/** Delays files, by default all scripts, so that no page hydrates. Returns a function that releases them. */
export async function holdFiles(
  page: Page,
  files: Parameters<Page['route']>[0] = '**/_next/static/chunks/*.js',
): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = []
  let isReleased = false
  await page.route(files, route => (isReleased ? route.continue() : void heldRoutes.push(route)))
  return async () => {
    isReleased = true
    await Promise.all(heldRoutes.map(route => route.continue()))
  }
}
