import { expect, type Page, type Request } from '@playwright/test'

/** From now on; the result waits until no request of the page is under way, and none follows from what has come. */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return () =>
    expect
      .poll(async () => {
        if (open.size === 0) await page.evaluate(() => new Promise(done => void requestIdleCallback(done)))
        return open.size
      })
      .toBe(0)
}
