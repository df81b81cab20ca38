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

const createSavedProfile = (id: number): SavedProfile => ({ ...toSavedProfile(aProfile()), id })
const getIds = (profiles: readonly SavedProfile[]) => profiles.map(({ id }) => id)
const ids = fc.integer({ min: 1, max: 20 })
const profileLists = fc.uniqueArray(ids, { maxLength: 12 }).map(listedIds => listedIds.map(createSavedProfile))

it('saves name, city and specialities, but not prices or ratings', () => {
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
    fc.property(profileLists, ids, fc.integer({ min: 1, max: 12 }), (profiles, id, limit) => {
      const updatedIds = getIds(prependProfile(profiles, createSavedProfile(id), limit))
      expect(updatedIds[0]).toBe(id)
      expect(updatedIds).toEqual([id, ...getIds(profiles).filter(other => other !== id)].slice(0, limit))
    }),
  )
})

it('parses a profile without a name', () => {
  const namelessProfile = toSavedProfile(aProfile({ user: { id: null, name: '', avatar: null } }))
  expect(parseSavedProfiles([namelessProfile], 1)).toEqual([namelessProfile])
})

it('removes one profile only', () => {
  fc.assert(
    fc.property(profileLists, ids, (profiles, id) => {
      expect(getIds(excludeProfile(profiles, id))).toEqual(getIds(profiles).filter(other => other !== id))
    }),
  )
})

it('parses every serialized list', () => {
  fc.assert(
    fc.property(profileLists, profiles => {
      expect(parseSavedProfiles(JSON.parse(JSON.stringify(profiles)), 12)).toEqual(profiles)
    }),
  )
})

it('drops duplicates, surplus profiles and unknown fields', () => {
  expect(
    parseSavedProfiles(
      [createSavedProfile(1), { ...createSavedProfile(1), admin: true }, createSavedProfile(2), createSavedProfile(3)],
      2,
    ),
  ).toEqual([createSavedProfile(1), createSavedProfile(2)])
})

it.each(
  [
    undefined,
    null,
    'text',
    {},
    [null],
    ['text'],
    [{ ...createSavedProfile(1), id: 0 }],
    [{ ...createSavedProfile(1), id: '1' }],
    [{ ...createSavedProfile(1), id: 1.5 }],
    [{ ...createSavedProfile(1), city: '' }],
    [{ ...createSavedProfile(1), user: null }],
    [{ ...createSavedProfile(1), user: { id: 1, name: 7, avatar: null } }],
    [{ ...createSavedProfile(1), user: { id: 'x', name: 'A', avatar: null } }],
    [{ ...createSavedProfile(1), user: { id: 1, name: 'A', avatar: 5 } }],
    [{ ...createSavedProfile(1), specialities: 5 }],
    [{ ...createSavedProfile(1), city: {} }],
  ].map(value => [value] as const),
)('rejects %j', value => {
  expect(parseSavedProfiles(value, 12)).toEqual([])
})

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), value => parseSavedProfiles(value, 3).length <= 3))
})
