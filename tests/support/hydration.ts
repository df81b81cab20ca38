import type { BrowserContext, Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'

declare global {
  var isPageHydrated: boolean | undefined
}

export const recordHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(event => addEventListener(event, () => (globalThis.isPageHydrated = true)), hydratedEvent)

export const waitForHydration = (page: Page): Promise<unknown> => page.waitForFunction(() => globalThis.isPageHydrated)

/** Presses Shift, because moving a mouse fires no `mouseover` if the pointer stays on the same element. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}
