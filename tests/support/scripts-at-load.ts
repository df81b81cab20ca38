import type { Page } from '@playwright/test'

declare global {
  /** Undefined until the page has loaded. */
  var scriptsAtLoad: readonly string[] | undefined
}

/** Reading the scripts later would be too late, because an idle browser hydrates the page soon after the load. */
export const recordScriptsAtLoad = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const record = () => {
      globalThis.scriptsAtLoad = [...document.scripts].map(({ src }) => src).filter(src => src !== '')
    }
    // The timer runs after the page's own listeners.
    addEventListener('load', () => setTimeout(record))
  })

export async function readScriptsAtLoad(page: Page): Promise<readonly string[]> {
  const scripts = await page.waitForFunction(() => globalThis.scriptsAtLoad)
  return (await scripts.jsonValue()) ?? []
}
