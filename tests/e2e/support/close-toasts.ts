import type { Page } from '@playwright/test'

/**
 * Closes each toast before the next action, because for 5 s a toast covers the right end of the header. A press
 * with the mouse would wait for a button that has disappeared, and would close an open menu, so a script clicks.
 */
export const closeToasts = (page: Page): Promise<void> =>
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
