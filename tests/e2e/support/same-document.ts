import type { Page } from '@playwright/test'

/** Tags the document, so that a test notices if a full load replaces it. */
export const tagDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { isTagged: true }))

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isTagged' in globalThis)
