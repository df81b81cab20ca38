import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import {
  toSavedProfile,
  prependProfile,
  excludeProfile,
  parseSavedProfiles,
  type SavedProfile,
} from './saved-profiles.ts'

const createSaved = (id: number): SavedProfile => ({ ...toSavedProfile(aProfile()), id })
const getIds = (all: readonly SavedProfile[]) => all.map(({ id }) => id)
const anId = fc.integer({ min: 1, max: 20 })
const aList = fc.uniqueArray(anId, { maxLength: 12 }).map(all => all.map(createSaved))

it('saves name, city and specialities, but no prices and ratings', () => {
  expect(toSavedProfile(aProfile())).toEqual({
    id: 7,
    user: { id: 1, name: 'Айгуль Сафина', avatar: null },
    specialities: 'Математика, физика',
    city: 'Казань',
  })
  expect(toSavedProfile(aProfile({ city: null })).city).toBeNull()
})

it('prepends a profile, removes its duplicate and truncates to the limit', () => {
  fc.assert(
    fc.property(aList, anId, fc.integer({ min: 1, max: 12 }), (all, id, limit) => {
      const now = getIds(prependProfile(all, createSaved(id), limit))
      expect(now[0]).toBe(id)
      expect(now).toEqual([id, ...getIds(all).filter(other => other !== id)].slice(0, limit))
    }),
  )
})

it('parses a profile without a name', () => {
  const nameless = toSavedProfile(aProfile({ user: { id: null, name: '', avatar: null } }))
  expect(parseSavedProfiles([nameless], 1)).toEqual([nameless])
})

it('removes one profile only', () => {
  fc.assert(
    fc.property(aList, anId, (all, id) => {
      expect(getIds(excludeProfile(all, id))).toEqual(getIds(all).filter(other => other !== id))
    }),
  )
})

it('parses every serialised list', () => {
  fc.assert(
    fc.property(aList, all => {
      expect(parseSavedProfiles(JSON.parse(JSON.stringify(all)), 12)).toEqual(all)
    }),
  )
})

it('drops duplicates, surplus profiles and unknown fields', () => {
  expect(
    parseSavedProfiles([createSaved(1), { ...createSaved(1), admin: true }, createSaved(2), createSaved(3)], 2),
  ).toEqual([createSaved(1), createSaved(2)])
})

it.each([
  undefined,
  null,
  'text',
  {},
  [null],
  ['text'],
  [{ ...createSaved(1), id: 0 }],
  [{ ...createSaved(1), id: '1' }],
  [{ ...createSaved(1), id: 1.5 }],
  [{ ...createSaved(1), city: '' }],
  [{ ...createSaved(1), user: null }],
  [{ ...createSaved(1), user: { id: 1, name: 7, avatar: null } }],
  [{ ...createSaved(1), user: { id: 'x', name: 'A', avatar: null } }],
  [{ ...createSaved(1), user: { id: 1, name: 'A', avatar: 5 } }],
  [{ ...createSaved(1), specialities: 5 }],
  [{ ...createSaved(1), city: {} }],
])('rejects %j', value => {
  expect(parseSavedProfiles(value, 12)).toEqual([])
})

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), value => parseSavedProfiles(value, 3).length <= 3))
})
