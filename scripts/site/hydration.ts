import type { BrowserContext, Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'

declare global {
  var pageIsHydrated: boolean | undefined
}

/** Lets `awake` know when a page of this context responds. */
export const noteHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(event => addEventListener(event, () => (globalThis.pageIsHydrated = true)), hydratedEvent)

/** Resolves once the page responds by script. */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(() => globalThis.pageIsHydrated)

/** Touches the page, as a hand on the mouse does, and waits until it responds. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.mouse.move(8, 310)
  await hydrated(page)
}
