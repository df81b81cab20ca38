import { expect, it, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { createSavedProfiles } from './saved-profiles.ts'

const createSavedProfile = (id: number) => ({ ...toSavedProfile(aProfile()), id })

it('stores each list separately, newest first', () => {
  const device = aDevice()
  const savedProfiles = createSavedProfiles(device)
  expect(savedProfiles.getItems('favorites')).toEqual([])
  expect(savedProfiles.add('favorites', createSavedProfile(1))).toBe(true)
  savedProfiles.add('favorites', createSavedProfile(2))
  savedProfiles.add('recents', createSavedProfile(3))
  expect(savedProfiles.getItems('favorites')).toEqual([createSavedProfile(2), createSavedProfile(1)])
  savedProfiles.remove('favorites', 2)
  expect(savedProfiles.getItems('favorites')).toEqual([createSavedProfile(1)])
  savedProfiles.clear('favorites')
  expect([savedProfiles.getItems('favorites'), savedProfiles.getItems('recents')]).toEqual([
    [],
    [createSavedProfile(3)],
  ])
  expect(device.read('favourites')).toBe('')
})

it('stores the latest twelve recently viewed profiles', () => {
  const savedProfiles = createSavedProfiles(aDevice())
  for (let id = 1; id <= 14; id++) savedProfiles.add('recents', createSavedProfile(id))
  expect(savedProfiles.getItems('recents').map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

it('keeps profiles added by another tab', () => {
  const device = aDevice()
  const [firstTab, secondTab] = [createSavedProfiles(device), createSavedProfiles(device)]
  firstTab.add('favorites', createSavedProfile(1))
  expect(secondTab.getItems('favorites')).toEqual([createSavedProfile(1)])
  secondTab.add('favorites', createSavedProfile(2))
  firstTab.add('favorites', createSavedProfile(3))
  expect(secondTab.getItems('favorites')).toEqual([createSavedProfile(3), createSavedProfile(2), createSavedProfile(1)])
})

it('returns an identical list until it changes', () => {
  const savedProfiles = createSavedProfiles(aDevice())
  savedProfiles.add('favorites', createSavedProfile(1))
  expect(savedProfiles.getItems('favorites')).toBe(savedProfiles.getItems('favorites'))
  expect(savedProfiles.getItems('recents')).toBe(savedProfiles.getItems('recents'))
})

it('notifies subscribers of changes in this and other tabs until they unsubscribe', () => {
  const device = aDevice()
  const savedProfiles = createSavedProfiles(device)
  const onChange = vi.fn<() => void>()
  const unsubscribe = savedProfiles.subscribe(onChange)
  savedProfiles.add('recents', createSavedProfile(1))
  device.notifyListeners()
  expect(onChange).toHaveBeenCalledTimes(2)
  unsubscribe()
  savedProfiles.clear('recents')
  device.notifyListeners()
  expect(onChange).toHaveBeenCalledTimes(2)
})

it.each(['{', 'null', '[7]', '{"id":1}'])('treats the stored text %j as an empty list, and overwrites it', text => {
  const device = aDevice()
  device.write('favourites', text)
  const savedProfiles = createSavedProfiles(device)
  expect(savedProfiles.getItems('favorites')).toEqual([])
  savedProfiles.add('favorites', createSavedProfile(1))
  expect(savedProfiles.getItems('favorites')).toEqual([createSavedProfile(1)])
})

it('returns false if the device can’t store the list', () => {
  const savedProfiles = createSavedProfiles(aDevice({ isFull: true }))
  expect(savedProfiles.add('favorites', createSavedProfile(1))).toBe(false)
  expect(savedProfiles.getItems('favorites')).toEqual([])
})
