import type { BrowserContext } from '@playwright/test'

/**
 * Chromium's shell without windows takes the pointer to rest in the corner of every page that it loads, which is a sign of
 * life and hydrates the page: nobody has moved it.
 */
export const ignoreRestingPointer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ignore = (event: MouseEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    for (const type of ['pointerover', 'mouseover', 'pointermove', 'mousemove'] as const)
      addEventListener(type, ignore, true)
  })
