import type { BrowserContext, Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

interface Span {
  readonly from: number
  to: number
}

declare global {
  var layoutShifts: LayoutShift[] | undefined
  var fontLoads: Span[] | undefined
}

/**
 * Notes what moves on every page of this context, pressed or not: nothing here has to move. Only what moves while fonts
 * are on their way says nothing of the page: they come when they come, and the letters that stand in are a hair wider.
 */
export const noteShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const moved: LayoutShift[] = (globalThis.layoutShifts = [])
    const loads: Span[] = (globalThis.fontLoads = [])
    // A busy machine tells late that it loads them (a font of its cache may be on the screen by then), and paints them late.
    const delay = 500
    document.fonts.addEventListener('loading', () => loads.push({ from: performance.now() - delay, to: Infinity }))
    document.fonts.addEventListener('loadingdone', () => {
      const load = loads.at(-1)
      // In the frame after the next one they are on the screen.
      if (load) requestAnimationFrame(() => requestAnimationFrame(now => (load.to = now + delay)))
    })
    new PerformanceObserver(list => moved.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** What has moved so far, once the page has been painted. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { layoutShifts = [], fontLoads = [] } = globalThis
            const counted = layoutShifts.filter(
              ({ startTime }) => !fontLoads.some(({ from, to }) => from <= startTime && startTime <= to),
            )
            resolve(counted.reduce((sum, { value }) => sum + value, 0))
          }),
        ),
      ),
  )
