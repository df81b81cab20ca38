import type { Page } from '@playwright/test'

/**
 * Goes back without waiting for the load, unlike Playwright's `goBack`. The timer lets `evaluate` return before the
 * document unloads. Playwright's Chromium has no back/forward cache; an engine test covers it.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()))
