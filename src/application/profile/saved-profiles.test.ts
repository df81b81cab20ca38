import { expect, it, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { createSavedProfiles } from './saved-profiles.ts'

const one = (id: number) => ({ ...toSavedProfile(aProfile()), id })

it('stores each list separately, newest first', () => {
  const device = aDevice()
  const kept = createSavedProfiles(device)
  expect(kept.items('favourites')).toEqual([])
  expect(kept.add('favourites', one(1))).toBe(true)
  kept.add('favourites', one(2))
  kept.add('recents', one(3))
  expect(kept.items('favourites')).toEqual([one(2), one(1)])
  kept.remove('favourites', 2)
  expect(kept.items('favourites')).toEqual([one(1)])
  kept.clear('favourites')
  expect([kept.items('favourites'), kept.items('recents')]).toEqual([[], [one(3)]])
  expect(device.read('favourites')).toBe('')
})

it('stores the latest twelve recently viewed profiles', () => {
  const kept = createSavedProfiles(aDevice())
  for (let id = 1; id <= 14; id++) kept.add('recents', one(id))
  expect(kept.items('recents').map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

it('keeps profiles that another tab has added meanwhile', () => {
  const shared = aDevice()
  const [here, there] = [createSavedProfiles(shared), createSavedProfiles(shared)]
  here.add('favourites', one(1))
  expect(there.items('favourites')).toEqual([one(1)])
  there.add('favourites', one(2))
  here.add('favourites', one(3))
  expect(there.items('favourites')).toEqual([one(3), one(2), one(1)])
})

it('returns an identical list until it changes', () => {
  const kept = createSavedProfiles(aDevice())
  kept.add('favourites', one(1))
  expect(kept.items('favourites')).toBe(kept.items('favourites'))
  expect(kept.items('recents')).toBe(kept.items('recents'))
})

it('notifies subscribers of changes in this and other tabs until they unsubscribe', () => {
  const shared = aDevice()
  const kept = createSavedProfiles(shared)
  const changed = vi.fn<() => void>()
  const stop = kept.subscribe(changed)
  kept.add('recents', one(1))
  shared.announceChange()
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  kept.clear('recents')
  shared.announceChange()
  expect(changed).toHaveBeenCalledTimes(2)
})

it.each(['{', 'null', '[7]', '{"id":1}'])('treats the stored text %j as an empty list, and overwrites it', text => {
  const shared = aDevice()
  shared.write('favourites', text)
  const kept = createSavedProfiles(shared)
  expect(kept.items('favourites')).toEqual([])
  kept.add('favourites', one(1))
  expect(kept.items('favourites')).toEqual([one(1)])
})

it('returns false if the device can’t store the list', () => {
  const kept = createSavedProfiles(aDevice({ isFull: true }))
  expect(kept.add('favourites', one(1))).toBe(false)
  expect(kept.items('favourites')).toEqual([])
})
