import type { Page } from '@playwright/test'

declare global {
  /** Undefined until the page has loaded. */
  var scriptsAtLoad: readonly string[] | undefined
}

/**
 * Makes the page record its scripts when it loads. Reading them later would be too late, because an idle browser
 * hydrates the page a few seconds after the load.
 */
export const recordScriptsAtLoad = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const record = () => {
      globalThis.scriptsAtLoad = [...document.scripts].map(({ src }) => src).filter(src => src !== '')
    }
    // The timer runs after the page's own listeners.
    addEventListener('load', () => setTimeout(record))
  })

/** Waits for the load and returns the URLs of the scripts that the page had by then. */
export async function readScriptsAtLoad(page: Page): Promise<readonly string[]> {
  const scripts = await page.waitForFunction(() => globalThis.scriptsAtLoad)
  return (await scripts.jsonValue()) ?? []
}
