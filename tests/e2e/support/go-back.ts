import type { Page } from '@playwright/test'

/**
 * Playwright's `goBack` waits for a load, but a page restored from the back/forward cache does not load. The timer lets `evaluate`
 * return before the document unloads.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()))
