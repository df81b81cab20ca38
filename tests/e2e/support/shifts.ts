import type { BrowserContext, Page } from '@playwright/test'

declare global {
  var layoutShift: number | undefined
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

/** Adds up what moves on every page of this context, pressed or not: nothing here has to move. */
export const noteShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[])
        globalThis.layoutShift = (globalThis.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved so far, once the page has been painted. */
export const shifts = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () =>
      new Promise<number | undefined>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.layoutShift))),
      ),
  )
