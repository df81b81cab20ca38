import { expect, type Page, type Request } from '@playwright/test'

/** Waits until the page has handled the responses that have arrived. */
export const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => void requestIdleCallback(resolve, { timeout: 1000 })))

/** Chromium revalidates a stale response after using it. Such a request ends only 20 s after its response. */
const mayBeRevalidation = (request: Request) => request.resourceType() === 'other'

/** The returned function waits until no request is pending and the page is idle. */
export function trackRequests(page: Page): () => Promise<void> {
  const pendingRequests = new Set<Request>()
  page.on('request', request => !mayBeRevalidation(request) && pendingRequests.add(request))
  page.on('requestfinished', request => pendingRequests.delete(request))
  page.on('requestfailed', request => pendingRequests.delete(request))
  const expectNonePending = () => expect(pendingRequests.size, 'pending requests').toBe(0)
  // Unlike `expect.poll`, `toPass` retries if the document is replaced while it is read.
  return () =>
    expect(async () => {
      expectNonePending()
      await waitUntilIdle(page)
      expectNonePending()
    }).toPass({ intervals: [50] })
}

/** Also waits for the bell's count, which would open the login if it failed after the end of the session. */
export function trackSignedInRequests(page: Page): () => Promise<void> {
  const waitForRequests = trackRequests(page)
  const countResponse = page.waitForResponse(/\/use-cases\/countUnread/)
  return async () => {
    await countResponse
    await waitForRequests()
  }
}
