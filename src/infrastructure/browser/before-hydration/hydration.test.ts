import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

const reloadPageIfOnline = vi.fn<() => void>()
vi.mock('#infrastructure/browser/recover-page.ts', () => ({ reloadPageIfOnline }))

const fetchMock = vi.fn<typeof fetch>()
const listUrls = (selector: string) =>
  [...document.querySelectorAll(selector)].map(element => element.getAttribute('href') ?? element.getAttribute('src'))
const listPreloads = () => listUrls('link[rel=preload]')
const listScripts = () => listUrls('script[src]')

/** Removes the listeners of the imported module. */
let listeners = new AbortController()

beforeEach(() => {
  listeners = new AbortController()
  const { addEventListener } = globalThis
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      addEventListener(type, listener, { signal: listeners.signal }),
  )
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
  const inlineScript = document.createElement('script')
  Object.assign(inlineScript.dataset, { files: '/a.js /b.js', build: 'b1', render: '0123456789' })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(inlineScript)
})
afterEach(() => {
  listeners.abort()
  reloadPageIfOnline.mockReset()
  fetchMock.mockReset()
  document.head.innerHTML = ''
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('preloads the scripts once, however often it fetches the flight data', async () => {
  const { hydrate } = await import('./hydration.ts')
  fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response('', { status: 503 }))
  for (const attempts of [1, 2]) {
    hydrate()
    hydrate()
    await vi.advanceTimersByTimeAsync(2000)
    expect(fetchMock).toHaveBeenCalledTimes(attempts)
    expect(listPreloads()).toEqual(['/a.js', '/b.js'])
    expect(listScripts()).toEqual([])
  }
  fetchMock.mockResolvedValueOnce(new Response('flight of b1'))
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  expect([listPreloads(), listScripts()]).toEqual([
    ['/a.js', '/b.js'],
    ['/a.js', '/b.js'],
  ])
})

it('fetches the flight data again without another interaction while a press is pending', async () => {
  onTestFinished(() => (globalThis.inputRecord = undefined))
  const { hydrate, prepareHydration } = await import('./hydration.ts')
  fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response('', { status: 503 }))
  void prepareHydration().catch(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  // The press comes after the failure, before a retry is possible.
  globalThis.inputRecord = { entered: new Set(), clicked: document.createElement('button') }
  hydrate()
  await vi.advanceTimersByTimeAsync(1500)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  fetchMock.mockResolvedValueOnce(new Response('flight of b1'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(listScripts()).toEqual(['/a.js', '/b.js'])
})

const restorePage = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it('fetches the flight data again if the page entered the back/forward cache while it was fetching them', async () => {
  onTestFinished(() => (globalThis.inputRecord = undefined))
  const { hydrate } = await import('./hydration.ts')
  fetchMock.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(new Response('flight of b1'))
  globalThis.inputRecord = { entered: new Set(), clicked: document.createElement('button') }
  hydrate()
  restorePage()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(listScripts()).toEqual(['/a.js', '/b.js'])
})

it('keeps the flight data of a restored page that had fetched them', async () => {
  fetchMock.mockResolvedValue(new Response('flight of b1'))
  const { hydrate, prepareHydration } = await import('./hydration.ts')
  void prepareHydration()
  await vi.advanceTimersByTimeAsync(0)
  restorePage()
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(listScripts()).toEqual(['/a.js', '/b.js'])
})

it('reloads a restored page that was hydrating when it entered the back/forward cache', async () => {
  onTestFinished(() => (globalThis.inputRecord = undefined))
  fetchMock.mockResolvedValue(new Response('flight of b1'))
  const { hydrate } = await import('./hydration.ts')
  globalThis.inputRecord = { entered: new Set() }
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  restorePage()
  expect(reloadPageIfOnline).toHaveBeenCalledOnce()
  globalThis.inputRecord = undefined
  restorePage()
  expect(reloadPageIfOnline).toHaveBeenCalledOnce()
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('aborts the request for flight data after 10 s', async () => {
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout')
  fetchMock.mockResolvedValue(new Response('flight of b1'))
  const { prepareHydration } = await import('./hydration.ts')
  await prepareHydration()
  expect(timeoutSpy).toHaveBeenCalledExactlyOnceWith(10_000)
  expect(fetchMock.mock.calls[0]?.[1]?.signal).toBe(timeoutSpy.mock.results[0]?.value)
})

it('preloads the scripts, and executes them only when the page hydrates', async () => {
  fetchMock.mockResolvedValue(new Response('flight of b1'))
  const { hydrate, prepareHydration } = await import('./hydration.ts')
  void prepareHydration()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([listPreloads(), listScripts()]).toEqual([['/a.js', '/b.js'], []])
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(listScripts()).toEqual(['/a.js', '/b.js'])
})
