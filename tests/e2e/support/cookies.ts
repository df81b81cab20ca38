import type { BrowserContext, Page } from '@playwright/test'

export const acceptCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('cookiesAccepted', 'true')
    } catch {
      // A page without an origin (about:blank) has no storage.
    }
  })

/** Hides the offer of the page in the language of the browser. */
export const declineLanguageOffer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('language-offered', '1')
    } catch {
      // A page without an origin (about:blank) has no storage.
    }
  })

export const getStoredItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(name => localStorage.getItem(name), key)
