import { afterEach, expect, it, vi } from 'vitest'
import { createFakeCaches } from './testing/fake-caches.ts'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

it.each([
  ['enables navigation preload in Chromium', { userAgentData: {} }, ['enable']],
  [
    'disables navigation preload in other browsers, because the HTTP cache may answer it with a stale page',
    {},
    ['disable'],
  ],
])('%s', async (_, navigator, expectedCalls) => {
  const preloadCalls: string[] = []
  const createCall = (name: string) => async () => void preloadCalls.push(name)
  const listeners = new Map<string, (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void>()
  vi.stubGlobal('self', {
    addEventListener: listeners.set.bind(listeners),
    clients: { claim: async () => undefined },
    registration: { navigationPreload: { enable: createCall('enable'), disable: createCall('disable') } },
  })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', { origin: 'https://znatok.example' })
  vi.stubGlobal('BUILD_ID', 'b1')
  vi.stubGlobal('WORKER_TEXTS', {})
  vi.stubGlobal('caches', createFakeCaches().caches)
  await import('./worker.ts')
  const work: Promise<unknown>[] = []
  listeners.get('activate')?.({ waitUntil: promise => void work.push(promise) })
  await Promise.all(work)
  expect(preloadCalls).toEqual(expectedCalls)
})
