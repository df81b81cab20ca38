import type { Page } from '@playwright/test'

/**
 * Playwright's `goBack` waits for a load, which a page of the back/forward cache does not have. Asynchronous, because the document
 * may unload before it can respond.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()))
