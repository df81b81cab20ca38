import type { Page } from '@playwright/test'

/**
 * Goes back as the browser's button does (Playwright's own waits for a load that a kept page never makes). It happens
 * behind the answer: the document may be gone before it could give one.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()))
