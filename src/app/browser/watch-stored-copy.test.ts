import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { watchStoredCopy } from './watch-stored-copy.ts'

let requestCount = 0
let latestBuild: string | undefined

function showCopy() {
  document.head.innerHTML = '<script data-build="b1"></script>'
  document.body.innerHTML = '<stored-copy>Сохранено 27 ноября</stored-copy><h1>Казань</h1>'
  const refresh = vi.fn()
  watchStoredCopy(refresh)
  return refresh
}
const getMark = () => document.querySelector<HTMLElement>('stored-copy')
const goTo = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new Event(pageShownEvent))
}

beforeEach(() => {
  latestBuild = undefined
  requestCount = 0
  history.replaceState(null, '', '/kazan')
  vi.stubGlobal('fetch', async () => {
    requestCount += 1
    if (latestBuild === undefined) throw new TypeError('Failed to fetch')
    return Response.json({ id: latestBuild })
  })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('removes the mark and refreshes the page once the site responds when %s', async (_, notify) => {
  const refresh = showCopy()
  notify()
  await expect.poll(() => getMark()?.hidden).toBe(false)
  expect(refresh).not.toHaveBeenCalled()
  latestBuild = 'b1'
  notify()
  notify()
  await expect.poll(getMark).toBeNull()
  const earlierCount = requestCount
  notify()
  expect(requestCount).toBe(earlierCount)
  expect(refresh).toHaveBeenCalledOnce()
})

test('refreshes a copy at once that was shown because the site was slow', async () => {
  latestBuild = 'b1'
  const refresh = showCopy()
  await expect.poll(getMark).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

test('does not refresh after a release: the router would load the document, and typed text would be lost', async () => {
  latestBuild = 'b2'
  const refresh = showCopy()
  await expect.poll(getMark).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
})

test('shows the mark on its page only', async () => {
  const refresh = showCopy()
  goTo('/kazan/specialists')
  expect(getMark()?.hidden).toBe(true)
  latestBuild = 'b1'
  dispatchEvent(new Event('online'))
  goTo('/kazan?page=2')
  expect(getMark()?.hidden).toBe(true)
  expect(requestCount).toBe(1)
  expect(refresh).not.toHaveBeenCalled()
  goTo('/kazan')
  expect(getMark()?.hidden).toBe(false)
  await expect.poll(getMark).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

test('does nothing on a page from the network', () => {
  document.body.innerHTML = '<h1>Казань</h1>'
  watchStoredCopy(vi.fn())
  dispatchEvent(new Event('online'))
  expect(requestCount).toBe(0)
})
