import type { Browser, Page } from '@playwright/test'
import { hydrate } from '../../tests/support/hydration.ts'
import { measureTapMs } from './tap-result.ts'
import { visitOnPhone, scrollByTouch, type PhoneVisit } from './visit-on-phone.ts'

declare global {
  var recordInteraction: ((id: number, ms: number) => void) | undefined
}

const listPath = '/kazan/specialists'
const profileSelector = 'main a[href*="/profiles/"]'

/** Milliseconds from each interaction of a visit to the next paint, slowest last. Browsers report none under 16 ms. */
export function measureInteractions(browser: Browser, origin: string): Promise<readonly number[]> {
  return visitOnPhone(browser, async visit => {
    const slowestMs = new Map<string, number>()
    await visit.page.exposeFunction('recordInteraction', (id: number, ms: number) => {
      const key = `${visit.page.url()} ${id}`
      slowestMs.set(key, Math.max(slowestMs.get(key) ?? 0, ms))
    })
    await visit.page.addInitScript(() => {
      new PerformanceObserver(entryList => {
        for (const { interactionId, duration } of entryList.getEntries() as PerformanceEventTiming[])
          if (interactionId) globalThis.recordInteraction?.(interactionId, duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    await tapThrough(visit, origin)
    return [...slowestMs.values()].toSorted((first, second) => first - second)
  })
}

async function tapThrough(visit: PhoneVisit, origin: string): Promise<void> {
  const { page } = visit
  const menu = page.locator('[data-phone-menu] summary')
  const tap = async (selector: string) => {
    await page.locator(selector).first().tap()
    await waitForPaint(page)
  }
  await page.goto(`${origin}/kazan`, { waitUntil: 'load' })
  for (let tapCount = 0; tapCount < 2; tapCount += 1) {
    await menu.tap()
    await waitForPaint(page)
  }
  await tap(`main a[href="${listPath}"]`)
  await page.waitForURL(`**${listPath}`)
  await scrollByTouch(visit)
  await tap('[popovertarget=filters][popovertargetaction=show]')
  await tap('[popovertarget=filters][popovertargetaction=hide]')
  await tap(profileSelector)
  await page.waitForURL('**/profiles/*')
  for (let tapCount = 0; tapCount < 2; tapCount += 1) await tap('main button[aria-pressed] >> visible=true')
  await menu.tap()
  await waitForPaint(page)
  await tap('[data-phone-menu] [data-theme-switch]')
}

/** Gives the browser half a second to paint and to report the interaction. */
const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => setTimeout(resolve, 500)))

/** Milliseconds from a tap on a prefetched profile in a list until the profile is painted. */
export function measurePrefetchedProfile(browser: Browser, origin: string): Promise<number> {
  return visitOnPhone(browser, async ({ page }) => {
    await page.goto(origin + listPath, { waitUntil: 'load' })
    await hydrate(page)
    const link = page.locator(profileSelector).first()
    const prefetchResponse = page.waitForResponse(response => response.url().includes('/profiles/'))
    await link.dispatchEvent('touchstart')
    await (await prefetchResponse).finished()
    await waitForPaint(page)
    return measureTapMs(page, link, 'main button[data-favorite]')
  })
}
