import type { BrowserContext, Page } from '@playwright/test'

export const acceptCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('cookiesAccepted', 'true')
    } catch {
      // A page without an origin (about:blank) has no storage.
    }
  })

export const getStoredItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(name => localStorage.getItem(name), key)
