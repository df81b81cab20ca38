import type { Page } from '@playwright/test'

export const tagDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { isTagged: true }))

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isTagged' in globalThis)
