import type { Page, Route } from '@playwright/test'

/**
 * From now on no file of script arrives, as on a network that is slow enough: the page sleeps on, whatever touches it.
 * Answers how to let all of them through.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let letThrough = false
  await page.route('**/_next/static/chunks/*.js', route => (letThrough ? route.continue() : void held.push(route)))
  return async () => {
    letThrough = true
    await Promise.all(held.map(route => route.continue()))
  }
}
