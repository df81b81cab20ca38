import type { Page } from '@playwright/test'

/** Unlike Playwright's `goBack`, does not wait for the load. The timer lets `evaluate` return before the unload. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()))
