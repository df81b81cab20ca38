import { beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { aSession } from '#tests/builders/session.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import type { PageMessage } from '#infrastructure/service-worker/page-message.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import type * as storePagesModule from './store-pages.ts'

const createSend = () => vi.fn<(message: PageMessage) => void>()
const registerServiceWorker = vi.hoisted(() => vi.fn<() => Promise<ReturnType<typeof createSend>>>())
vi.mock('#infrastructure/service-worker/register.ts', () => ({ registerServiceWorker }))
Object.assign(performance, { getEntriesByType: () => [] })

let storePages: typeof storePagesModule.storePages
let send = createSend()

// `storePages` runs once per document. Listeners of earlier tests remain, so each test has its own `send`.
beforeEach(async () => {
  send = createSend()
  registerServiceWorker.mockReset().mockResolvedValue(send)
  vi.resetModules()
  storePages = (await import('./store-pages.ts')).storePages
})

test('protects new favorites, and sends nothing for a draft of another tab or a recently viewed profile', async () => {
  const device = aDevice()
  const savedProfiles = createSavedProfiles(device)
  await storePages('ru', savedProfiles, aSession().watch)
  expect(send).toHaveBeenCalledOnce()
  device.notifyListeners()
  savedProfiles.add('recents', toSavedProfile(aProfile({ id: 8 })))
  savedProfiles.add('favorites', toSavedProfile(aProfile({ id: 7 })))
  await expect.poll(() => send.mock.lastCall?.[0].protectedPaths).toContain('/profiles/7')
  device.notifyListeners()
  savedProfiles.add('favorites', toSavedProfile(aProfile({ id: 9 })))
  // A message about the draft would come before this one.
  await expect.poll(() => send.mock.lastCall?.[0].protectedPaths).toContain('/profiles/9')
  expect(send).toHaveBeenCalledTimes(3)
})

test('does not store the page that is shown during a sign-out, but stores the next one', async () => {
  const { watch, setHint } = aSession('signed-in')
  let completeRegistration: () => void = () => undefined
  registerServiceWorker.mockReturnValue(new Promise(resolve => (completeRegistration = () => resolve(send))))
  history.replaceState(null, '', '/profiles/4')
  const storePagesPromise = storePages('ru', createSavedProfiles(aDevice()), watch)
  setHint(undefined)
  completeRegistration()
  await storePagesPromise
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.lastCall?.[0]).toMatchObject({ shownUrl: location.origin, protectedPaths: ['/offline'] })
  history.replaceState(null, '', '/kazan')
  dispatchEvent(new Event(pageShownEvent))
  await expect.poll(() => send.mock.lastCall?.[0].shownUrl).toBe(`${location.origin}/kazan`)
})

test('stores the shown page after a sign-in', async () => {
  const { watch, setHint } = aSession()
  history.replaceState(null, '', '/profiles/4')
  const storePagesPromise = storePages('ru', createSavedProfiles(aDevice()), watch)
  setHint('signed-in')
  await storePagesPromise
  expect(send.mock.lastCall?.[0].shownUrl).toBe(`${location.origin}/profiles/4`)
})
