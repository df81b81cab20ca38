import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect } from './test.ts'

export const getStoredCopyMark = (page: Page) => page.locator('stored-copy')

/** A page stores pages only after input. The first press may be over before the hydrated page listens. */
export async function hydrateAndPress(page: Page): Promise<void> {
  await hydrate(page)
  await page.keyboard.press('Shift')
}

export const readStoredPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('stored-pages-'))
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Retries if the document is replaced meanwhile. `expect.poll` would fail at once. */
export const expectStored = (page: Page, paths: readonly string[]) =>
  expect(async () => {
    expect(await readStoredPaths(page)).toEqual(expect.arrayContaining([...paths]))
  }).toPass()

/** The browser postpones its own check while the old worker handles requests. */
export const checkForNewWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
