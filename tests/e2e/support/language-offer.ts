import type { BrowserContext } from '@playwright/test'

/** Marks the language offer as already shown, so that it does not appear. */
export const hideLanguageOffer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('language-offered', '1')
    } catch {
      // A page without an origin (about:blank) has no storage.
    }
  })
