import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>()
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map(element => element.getAttribute('href') ?? element.getAttribute('src'))
const preloads = () => hrefs('link[rel=preload]')
const scripts = () => hrefs('script[src]')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  const current = document.createElement('script')
  Object.assign(current.dataset, { files: '/a.js /b.js', build: 'b1', render: '0123456789' })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current)
})
afterEach(() => {
  fetched.mockReset()
  document.head.innerHTML = ''
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('preloads the scripts once, however often it fetches the flight data', async () => {
  const { hydrate } = await import('./hydration.ts')
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response('', { status: 503 }))
  for (const attempts of [1, 2]) {
    hydrate()
    hydrate()
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched).toHaveBeenCalledTimes(attempts)
    expect(preloads()).toEqual(['/a.js', '/b.js'])
    expect(scripts()).toEqual([])
  }
  fetched.mockResolvedValueOnce(new Response('flight of b1'))
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  expect([preloads(), scripts()]).toEqual([
    ['/a.js', '/b.js'],
    ['/a.js', '/b.js'],
  ])
})

it('prepares without executing a script', async () => {
  fetched.mockResolvedValue(new Response('flight of b1'))
  const { hydrate, prepare } = await import('./hydration.ts')
  void prepare()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([preloads(), scripts()]).toEqual([['/a.js', '/b.js'], []])
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(scripts()).toEqual(['/a.js', '/b.js'])
})
