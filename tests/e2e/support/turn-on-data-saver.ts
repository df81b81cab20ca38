import type { Page } from '@playwright/test'

/** Pages with Data Saver hydrate on interaction only, not when the browser is idle. */
export const turnOnDataSaver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
