import type { Page } from '@playwright/test'

/** Has a document lay out and style all of itself: what is not near the screen has an assumed size and may have the colours of another theme. */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
