import type { BrowserContext, Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

interface TimeSpan {
  start: number
  end: number
}

declare global {
  var layoutShifts: LayoutShift[] | undefined
  var fontLoads: TimeSpan[] | undefined
}

/** Shifts while fonts load do not count, because the fallback fonts are slightly wider. */
export const recordLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: LayoutShift[] = (globalThis.layoutShifts = [])
    const loads: TimeSpan[] = (globalThis.fontLoads = [])
    let previousFontCount = 0
    document.fonts.addEventListener('loading', () => loads.push({ start: performance.now(), end: Infinity }))
    document.fonts.addEventListener('loadingdone', () => {
      const fontLoad = loads.at(-1)
      if (!fontLoad) return
      // A cached font may be painted before its loading event, so the load starts with the request.
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      fontLoad.start = Math.min(fontLoad.start, ...fonts.slice(previousFontCount).map(({ startTime }) => startTime))
      previousFontCount = fonts.length
      // The font is painted after two frames, or later on a busy machine.
      requestAnimationFrame(() => requestAnimationFrame(now => (fontLoad.end = now + 500)))
    })
    new PerformanceObserver(list => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

export const getLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { layoutShifts = [], fontLoads = [] } = globalThis
            const countedShifts = layoutShifts.filter(
              ({ startTime }) => !fontLoads.some(({ start, end }) => start <= startTime && startTime <= end),
            )
            resolve(countedShifts.reduce((sum, { value }) => sum + value, 0))
          }),
        ),
      ),
  )
