import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { savedProfileOf, savedWith, savedWithout, parseSaved, type SavedProfile } from './saved-profiles.ts'

const kept = (id: number): SavedProfile => ({ ...savedProfileOf(aProfile()), id })
const ids = (all: readonly SavedProfile[]) => all.map(({ id }) => id)
const anId = fc.integer({ min: 1, max: 20 })
const aList = fc.uniqueArray(anId, { maxLength: 12 }).map(all => all.map(kept))

it('keeps who it is and what they do, and nothing that grows old', () => {
  expect(savedProfileOf(aProfile())).toEqual({
    id: 7,
    user: { id: 1, name: 'Айгуль Сафина', avatar: null },
    specialities: 'Математика, физика',
    city: 'Казань',
  })
  expect(savedProfileOf(aProfile({ city: null })).city).toBeNull()
})

it('has everybody once, the newest first, and never more than it may', () => {
  fc.assert(
    fc.property(aList, anId, fc.integer({ min: 1, max: 12 }), (all, id, most) => {
      const now = ids(savedWith(all, kept(id), most))
      expect(now[0]).toBe(id)
      expect(now).toEqual([id, ...ids(all).filter(other => other !== id)].slice(0, most))
    }),
  )
})

it('keeps somebody without a name', () => {
  const nameless = savedProfileOf(aProfile({ user: { id: null, name: '', avatar: null } }))
  expect(parseSaved([nameless], 1)).toEqual([nameless])
})

it('lets go of one, and of nobody else', () => {
  fc.assert(
    fc.property(aList, anId, (all, id) => {
      expect(ids(savedWithout(all, id))).toEqual(ids(all).filter(other => other !== id))
    }),
  )
})

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(aList, all => {
      expect(parseSaved(JSON.parse(JSON.stringify(all)), 12)).toEqual(all)
    }),
  )
})

it('reads nobody twice, no more than it may, and nothing else along', () => {
  expect(parseSaved([kept(1), { ...kept(1), admin: true }, kept(2), kept(3)], 2)).toEqual([kept(1), kept(2)])
})

it.each([
  undefined,
  null,
  'text',
  {},
  [null],
  ['text'],
  [{ ...kept(1), id: 0 }],
  [{ ...kept(1), id: '1' }],
  [{ ...kept(1), id: 1.5 }],
  [{ ...kept(1), city: '' }],
  [{ ...kept(1), user: null }],
  [{ ...kept(1), user: { id: 1, name: 7, avatar: null } }],
  [{ ...kept(1), user: { id: 'x', name: 'A', avatar: null } }],
  [{ ...kept(1), user: { id: 1, name: 'A', avatar: 5 } }],
  [{ ...kept(1), specialities: 5 }],
  [{ ...kept(1), city: {} }],
])('reads nobody in %j', value => {
  expect(parseSaved(value, 12)).toEqual([])
})

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), value => parseSaved(value, 3).length <= 3))
})
