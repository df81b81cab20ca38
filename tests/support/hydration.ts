import type { BrowserContext, Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'

declare global {
  var isPageHydrated: boolean | undefined
}

export const recordHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(event => addEventListener(event, () => (globalThis.isPageHydrated = true)), hydratedEvent)

export const waitForHydration = (page: Page): Promise<unknown> => page.waitForFunction(() => globalThis.isPageHydrated)

/**
 * Hydrates the page: presses Shift, because any key press starts hydration and Shift has no other effect. Moving the
 * mouse would be unreliable: if the pointer stays on the same element, no `mouseover` fires.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}
