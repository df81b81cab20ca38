import type { BrowserContext, Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

interface TimeSpan {
  from: number
  to: number
}

declare global {
  var layoutShifts: LayoutShift[] | undefined
  var fontLoads: TimeSpan[] | undefined
}

/**
 * Notes what moves on every page of this context, pressed or not: nothing here has to move. Only what moves while fonts
 * are on their way says nothing of the page: they come when they come, and the letters that stand in are a hair wider.
 */
export const recordLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const moved: LayoutShift[] = (globalThis.layoutShifts = [])
    const loads: TimeSpan[] = (globalThis.fontLoads = [])
    let countedFonts = 0
    document.fonts.addEventListener('loading', () => loads.push({ from: performance.now(), to: Infinity }))
    document.fonts.addEventListener('loadingdone', () => {
      const load = loads.at(-1)
      if (!load) return
      // A font of the browser's cache is on the screen before its load is told: what counts is when it was requested.
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      load.from = Math.min(load.from, ...fonts.slice(countedFonts).map(({ startTime }) => startTime))
      countedFonts = fonts.length
      // In the frame after the next one they are on the screen, and a busy machine paints them late.
      requestAnimationFrame(() => requestAnimationFrame(now => (load.to = now + 500)))
    })
    new PerformanceObserver(list => moved.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** What has moved so far, once the page has been painted. */
export const getLayoutShift = (page: Page): Promise<number> =>
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
