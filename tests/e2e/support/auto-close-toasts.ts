import type { Page } from '@playwright/test'

/** A toast covers the right end of the header. A mouse click could wait for a removed button, or close an open menu. */
export const autoCloseToasts = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    page
      .getByRole('region', { name: /^(Сообщения|Messages)$/ })
      .getByRole('button', { name: /^(Закрыть|Close)$/ })
      .first(),
    closeButton =>
      closeButton.evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click()
      }),
  )
