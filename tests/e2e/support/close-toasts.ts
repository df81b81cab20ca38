import type { Page } from '@playwright/test'

/** Closes each toast before the next action, because for 5 s a toast covers the right end of the header. */
export const closeToasts = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    page
      .getByRole('region', { name: /^(Сообщения|Messages)$/ })
      .getByRole('button', { name: /^(Закрыть|Close)$/ })
      .first(),
    closeButton => closeButton.click(),
  )
