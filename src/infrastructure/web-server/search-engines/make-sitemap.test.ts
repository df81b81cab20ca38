import { expect, test } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { addressable, listEntries, profileEntries } from './make-sitemap.ts'

test('cities in an order of their own, each once, none that has no address', () => {
  const cities = ['ufa', 'kazan', 'ufa', 'profiles', 'Ufa'].map(slug => aCity({ slug }))
  expect(
    addressable([
      { name: 'a', cities },
      { name: 'b', cities },
    ]).map(({ slug }) => slug),
  ).toEqual(['kazan', 'ufa'])
})

test('lists in which somebody is', () => {
  const kazan = { city: aCity(), categories: ['remont', 'remont/vannaya', 'A B&<'] }
  const empty = { city: aCity({ slug: 'ufa' }), categories: [] }
  expect(listEntries([kazan, empty]).map(({ path }) => path)).toEqual([
    '/kazan/specialists',
    '/kazan/specialists/remont',
    '/kazan/specialists/remont/vannaya',
  ])
})

test('profiles with the day of their last change, where it is known', () => {
  expect(
    profileEntries([aProfile(), aProfile({ id: 8, updatedAt: null }), aProfile({ id: 9, updatedAt: 'soon' })]),
  ).toEqual([{ path: '/profiles/7', changed: '2025-11-02' }, { path: '/profiles/8' }, { path: '/profiles/9' }])
})
