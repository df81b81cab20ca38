import type { BrowserContext, Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'

declare global {
  var pageIsHydrated: boolean | undefined
}

/** Records in every page of this context when it has hydrated. */
export const noteHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(event => addEventListener(event, () => (globalThis.pageIsHydrated = true)), hydratedEvent)

/** Resolves once the page has hydrated. */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(() => globalThis.pageIsHydrated)

/** Moves the mouse over the page and waits until it has hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.mouse.move(8, 310)
  await hydrated(page)
}
