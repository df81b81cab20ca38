import type { BrowserContext, Page } from '@playwright/test'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'

declare global {
  var isPageHydrated: boolean | undefined
}

export const recordHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(event => addEventListener(event, () => (globalThis.isPageHydrated = true)), hydratedEvent)

export const waitForHydration = (page: Page): Promise<unknown> => page.waitForFunction(() => globalThis.isPageHydrated)

/**
 * Presses Shift, which changes nothing, and waits until the page has hydrated. Moving the mouse would be unreliable: a
 * pointer that already rests on the element causes no `mouseover`.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}
