import { afterEach, expect, it, vi } from 'vitest'
import { deleteStoredPages } from './delete-caches.ts'
import { createFakeCaches } from './testing/fake-caches.ts'

const origin = 'https://znatok.example'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const respond = (url: string): Response =>
  Object.defineProperty(
    new Response(`<script data-build="b2" data-render="r${new URL(url).pathname}">`, {
      headers: { 'content-type': 'text/html', 'cache-control': 'public' },
    }),
    'type',
    { value: 'basic' },
  )

function createSlowSite() {
  let respondToAll: () => void = () => undefined
  const released = new Promise<void>(resolve => (respondToAll = resolve))
  const requestedPaths: string[] = []
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const url = typeof input === 'string' ? input : input.url
    requestedPaths.push(new URL(url).pathname)
    await released
    return respond(url)
  })
  return { requestedPaths, respondToAll }
}

async function startWorker({ navigator = {}, fakeCaches = createFakeCaches() } = {}) {
  const preloadCalls: string[] = []
  const createFakeMethod = (name: string) => async () => void preloadCalls.push(name)
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('self', {
    addEventListener: listeners.set.bind(listeners),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: { navigationPreload: { enable: createFakeMethod('enable'), disable: createFakeMethod('disable') } },
  })
  vi.stubGlobal('navigator', { onLine: true, ...navigator })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('BUILD_ID', 'b2')
  vi.stubGlobal('WORKER_TEXTS', {})
  vi.stubGlobal('caches', fakeCaches.caches)
  await import('./worker.ts')
  const work: Promise<unknown>[] = []
  const dispatch = (type: string, event: object = {}) => {
    const collect = (promise: Promise<unknown>) => void work.push(promise)
    listeners.get(type)?.({ waitUntil: collect, respondWith: collect, ...event })
  }
  return {
    preloadCalls,
    dispatch,
    sendShownPage: (path: string) =>
      dispatch('message', {
        data: { shownUrl: origin + path, files: [], protectedPaths: ['/offline'], completePaths: [] },
      }),
    navigate: (path: string) =>
      dispatch('fetch', {
        request: { url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() },
        preloadResponse: undefined,
      }),
    finishWork: () => Promise.all(work),
    listStored: () => fakeCaches.listUrls('stored-pages-b2').map(url => url.slice(origin.length)),
  }
}

it.each([
  ['enables navigation preload in Chromium', { userAgentData: {} }, ['enable']],
  [
    'disables navigation preload in other browsers, because the HTTP cache may answer it with a stale page',
    {},
    ['disable'],
  ],
])('%s', async (_, navigator, expectedCalls) => {
  const { dispatch, finishWork, preloadCalls } = await startWorker({ navigator })
  dispatch('activate')
  await finishWork()
  expect(preloadCalls).toEqual(expectedCalls)
})

it('handles messages in order even if a cache fails to open', async () => {
  const fakeCaches = createFakeCaches()
  const { sendShownPage, finishWork } = await startWorker({ fakeCaches })
  const { requestedPaths, respondToAll } = createSlowSite()
  sendShownPage('/profiles/4')
  await expect.poll(() => requestedPaths).toEqual(['/profiles/4'])
  vi.spyOn(fakeCaches.caches, 'open').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  sendShownPage('/omsk')
  sendShownPage('/kazan')
  respondToAll()
  await finishWork()
  expect([...new Set(requestedPaths)]).toEqual(['/profiles/4', '/offline', '/kazan'])
})

it('stores nothing after a sign-out for messages that arrived before it', async () => {
  const { sendShownPage, finishWork, listStored } = await startWorker()
  const { requestedPaths, respondToAll } = createSlowSite()
  for (const path of ['/profiles/4', '/kazan']) sendShownPage(path)
  await expect.poll(() => requestedPaths).toEqual(['/profiles/4'])
  await deleteStoredPages()
  respondToAll()
  await finishWork()
  expect(requestedPaths).toContain('/kazan')
  expect(listStored()).toEqual([])
})

it('does not store a document after a sign-out if it was requested before', async () => {
  const { navigate, finishWork, listStored } = await startWorker()
  const { requestedPaths, respondToAll } = createSlowSite()
  navigate('/profiles/4')
  await expect.poll(() => requestedPaths).toEqual(['/profiles/4'])
  await deleteStoredPages()
  respondToAll()
  await finishWork()
  expect(listStored()).toEqual([])
})

it('completes a page after a sign-out although the flight data of an earlier copy were deleted', async () => {
  const { sendShownPage, navigate, finishWork, listStored } = await startWorker()
  const { requestedPaths, respondToAll } = createSlowSite()
  sendShownPage('/profiles/4')
  await expect.poll(() => requestedPaths).toEqual(['/profiles/4'])
  await deleteStoredPages()
  navigate('/profiles/4')
  sendShownPage('/profiles/4')
  respondToAll()
  await finishWork()
  expect(listStored()).toEqual(expect.arrayContaining(['/profiles/4', '/?_rsc=~r/profiles/4', '/offline']))
})

async function storePagesOfEarlierBuild() {
  const fakeCaches = createFakeCaches()
  const pages = await fakeCaches.caches.open('stored-pages-b1')
  await pages.put(`${origin}/profiles/4`, new Response('', { headers: { 'x-stored-at': `${Date.now()}` } }))
  return fakeCaches
}

it('does not renew pages of the earlier build that a sign-out has deleted', async () => {
  const { dispatch, finishWork, listStored } = await startWorker({ fakeCaches: await storePagesOfEarlierBuild() })
  const { requestedPaths, respondToAll } = createSlowSite()
  dispatch('install')
  await expect.poll(() => requestedPaths).toEqual(['/profiles/4'])
  await deleteStoredPages()
  respondToAll()
  await finishWork()
  expect(listStored()).toEqual([])
})

it('does not renew pages of the earlier build if the install starts after a sign-out has listed the caches', async () => {
  const fakeCaches = await storePagesOfEarlierBuild()
  const { dispatch, finishWork, listStored } = await startWorker({ fakeCaches })
  const { requestedPaths, respondToAll } = createSlowSite()
  const { keys } = fakeCaches.caches
  vi.spyOn(fakeCaches.caches, 'keys').mockImplementationOnce(async () => {
    const names = await keys()
    dispatch('install')
    await expect.poll(() => requestedPaths).toEqual(['/profiles/4'])
    return names
  })
  await deleteStoredPages()
  respondToAll()
  await finishWork()
  expect(listStored()).toEqual([])
})
