import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import type { PageMessage } from '#infrastructure/service-worker/page-message.ts'
import { storePages } from './store-pages.ts'

const send = vi.hoisted(() => vi.fn<(message: PageMessage) => void>())
vi.mock('#infrastructure/service-worker/register.ts', () => ({ registerServiceWorker: () => Promise.resolve(send) }))
// jsdom has no resource timing.
Object.assign(performance, { getEntriesByType: () => [] })

test('protects new favorites, and sends nothing when another tab stores a draft or a recent profile', async () => {
  const device = aDevice()
  const savedProfiles = createSavedProfiles(device)
  await storePages('ru', savedProfiles)
  expect(send).toHaveBeenCalledOnce()
  device.notifyListeners()
  savedProfiles.add('recents', toSavedProfile(aProfile({ id: 8 })))
  savedProfiles.add('favorites', toSavedProfile(aProfile({ id: 7 })))
  await expect.poll(() => send.mock.lastCall?.[0].protectedPaths).toContain('/profiles/7')
  device.notifyListeners()
  expect(send).toHaveBeenCalledTimes(2)
})
