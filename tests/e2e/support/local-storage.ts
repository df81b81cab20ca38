import type { BrowserContext, Page } from '@playwright/test'

const storeItem = (context: BrowserContext, key: string, value: string): Promise<unknown> =>
  context.addInitScript(
    item => {
      try {
        localStorage.setItem(item.key, item.value)
      } catch {
        // A page without an origin (about:blank) has no storage.
      }
    },
    { key, value },
  )

export const acceptCookies = (context: BrowserContext): Promise<unknown> =>
  storeItem(context, 'cookiesAccepted', 'true')

export const hideLanguageOffer = (context: BrowserContext): Promise<unknown> =>
  storeItem(context, 'language-offered', '1')

export const getStoredItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(name => localStorage.getItem(name), key)
