import type { Page } from '@playwright/test'

/**
 * Closes each toast before the next action, because a toast covers the right end of the header. Clicks from
 * a script, because a mouse click could wait for a button that has disappeared, or close an open menu.
 */
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
