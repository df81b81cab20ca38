import type { Page, Route } from '@playwright/test'

/** Holds files back, as a very slow network does: scripts if nothing is said, so that no page hydrates. Returns how to let them through. */
export async function holdFiles(
  page: Page,
  files: Parameters<Page['route']>[0] = '**/_next/static/chunks/*.js',
): Promise<() => Promise<void>> {
  const held: Route[] = []
  let letThrough = false
  await page.route(files, route => (letThrough ? route.continue() : void held.push(route)))
  return async () => {
    letThrough = true
    await Promise.all(held.map(route => route.continue()))
  }
}
