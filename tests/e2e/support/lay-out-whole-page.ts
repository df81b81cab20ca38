import type { Page } from '@playwright/test'

declare global {
  var isWholePageLaidOut: boolean | undefined
}

/** Disables `content-visibility`. Skipped content has an estimated size and may have colors of another theme. */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (globalThis.isWholePageLaidOut) return
    globalThis.isWholePageLaidOut = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
