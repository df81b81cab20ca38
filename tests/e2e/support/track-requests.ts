import { expect, type Page, type Request } from '@playwright/test'

/** From now on; the result waits until no request of the page (or none that matters) is under way, and none follows from what has come. */
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
 * The same for a page of somebody signed in, before a test ends the session: the bell's count is its last own call, and refused
 * it would open the login by itself.
 */
export function trackOwnRequests(page: Page): () => Promise<void> {
  const requestsDone = trackRequests(page)
  const countAnswered = page.waitForResponse(/\/use-cases\/countUnread/)
  return async () => {
    await countAnswered
    await requestsDone()
  }
}
