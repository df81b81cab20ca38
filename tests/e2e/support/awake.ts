import type { BrowserContext, Page } from '@playwright/test'
import { awakeEvent } from '../../../src/application/navigation/awake'

declare global {
  var pageIsAwake: boolean | undefined
}

/** Lets `awake` know when a page of this context responds. */
export const noteWaking = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(event => addEventListener(event, () => (globalThis.pageIsAwake = true)), awakeEvent)

/** Resolves once the page responds by script. */
export const awake = (page: Page): Promise<unknown> => page.waitForFunction(() => globalThis.pageIsAwake)

/** Touches the page, as a hand on the mouse does, and waits until it responds. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.mouse.move(8, 310)
  await awake(page)
}
