import type { Page } from '@playwright/test'

/** Disables `content-visibility`. Skipped content has an estimated size and may have colors of another theme. */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
