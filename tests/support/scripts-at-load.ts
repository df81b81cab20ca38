import type { Page } from '@playwright/test'

declare global {
  /** Undefined until the page has loaded. */
  var scriptsAtLoad: readonly string[] | undefined
}

/** Records in the page, because an idle browser hydrates it some time after the load. */
export const recordScriptsAtLoad = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const record = () => {
      globalThis.scriptsAtLoad = [...document.scripts].map(({ src }) => src).filter(src => src !== '')
    }
    // After the page's own listeners.
    addEventListener('load', () => setTimeout(record))
  })

/** URLs of the scripts that the page has executed by itself. */
export async function readScriptsAtLoad(page: Page): Promise<readonly string[]> {
  const scripts = await page.waitForFunction(() => globalThis.scriptsAtLoad)
  return (await scripts.jsonValue()) ?? []
}
