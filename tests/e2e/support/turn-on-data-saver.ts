import type { Page } from '@playwright/test'

/** With Data Saver, an idle page does not hydrate. Pages that hydrate at once still do. */
export const turnOnDataSaver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
