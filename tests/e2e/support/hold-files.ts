import type { Page, Route } from '@playwright/test'

/** Delays files, by default all scripts, so that no page hydrates. Returns a function that releases them. */
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
