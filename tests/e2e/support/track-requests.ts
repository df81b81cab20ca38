import { expect, type Page, type Request } from '@playwright/test'

/** Tracks requests from now on. Returns a function that waits until none is pending and the page is idle. */
export function trackRequests(page: Page, isRelevant: (url: URL) => boolean = () => true): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', request => isRelevant(new URL(request.url())) && open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return () =>
    expect
      .poll(async () => {
        if (open.size === 0)
          await page.evaluate(() => new Promise(done => void requestIdleCallback(done, { timeout: 1000 })))
        return open.size
      })
      .toBe(0)
}

/**
 * For signed-in pages, before a test ends the session: also waits for the bell's count. A count that is refused later would open
 * the login.
 */
export function trackOwnRequests(page: Page): () => Promise<void> {
  const requestsDone = trackRequests(page)
  const countAnswered = page.waitForResponse(/\/use-cases\/countUnread/)
  return async () => {
    await countAnswered
    await requestsDone()
  }
}
