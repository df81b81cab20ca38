import type { BrowserContext } from '@playwright/test'

/** Headless Chromium dispatches pointer events at (0, 0) on load, which would hydrate the page. */
export const ignoreRestingPointer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ignore = (event: MouseEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    for (const type of ['pointerover', 'mouseover', 'pointermove', 'mousemove'] as const)
      addEventListener(type, ignore, true)
  })
