import type { BrowserContext, Page } from '@playwright/test'

/** Every page of this context finds that cookies were accepted long ago. */
export const acceptCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('cookiesAccepted', 'true')
    } catch {
      // A page without an origin (about:blank) has no storage.
    }
  })

/** What this browser has kept under a name. */
export const storedItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(name => localStorage.getItem(name), key)
