import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getChangedFields, getFieldsChangedOnSave, mergeThreeWay, copyFields, isDeepEqual } from './three-way-merge.ts'

const fields = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  list: fc.array(fc.constantFrom(1, 2), { maxLength: 2 }),
})

describe('changes on both sides', () => {
  const base = { name: 'a', phone: '1', list: [1] }

  it('are joined where they touch different fields', () => {
    const { merged, conflicts } = mergeThreeWay(base, { ...base, name: 'b' }, { ...base, list: [1, 2] })
    expect(merged).toEqual({ name: 'b', phone: '1', list: [1, 2] })
    expect(conflicts).toEqual([])
  })

  it('contradict each other where both touch one', () => {
    const { merged, conflicts } = mergeThreeWay(base, { ...base, list: [2] }, { ...base, name: 'x', list: [] })
    expect(merged).toEqual({ name: 'x', phone: '1', list: [2] })
    expect(conflicts).toEqual(['list'])
  })

  it('take nothing away that only one side has changed, whatever they are', () => {
    fc.assert(
      fc.property(fields, fields, fields, (was, mine, theirs) => {
        expect(mergeThreeWay(was, mine, was)).toEqual({ merged: mine, conflicts: [] })
        expect(mergeThreeWay(was, was, theirs)).toEqual({ merged: theirs, conflicts: [] })
        expect(mergeThreeWay(was, mine, mine)).toEqual({ merged: mine, conflicts: [] })
      }),
    )
  })

  it('are told from both sides alike', () => {
    fc.assert(
      fc.property(fields, fields, fields, (was, mine, theirs) => {
        const here = mergeThreeWay(was, mine, theirs)
        const there = mergeThreeWay(was, theirs, mine)
        expect(there.conflicts).toEqual(here.conflicts)
        expect(copyFields(there.merged, here.conflicts, mine)).toEqual(here.merged)
      }),
    )
  })
})

it('what was saved otherwise than it was sent is told, of what was sent at all', () => {
  const base = { name: 'a', phone: '1', about: 'x' }
  expect(
    getFieldsChangedOnSave(base, { ...base, name: 'b', phone: '2' }, { name: 'b', phone: '+2', about: 'y' }),
  ).toEqual(['phone'])
})

it('returns only the fields that differ', () => {
  const base = { name: 'a', phone: '1', list: [{ id: 1 }, { id: 2 }] }
  expect(getChangedFields(base, { ...base, phone: '2', list: [{ id: 2 }, { id: 1 }] })).toEqual({
    phone: '2',
    list: [{ id: 2 }, { id: 1 }],
  })
  expect(getChangedFields(base, structuredClone(base))).toEqual({})
})

it('agrees with what JSON writes of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isDeepEqual(one, structuredClone(one))).toBe(true)
      expect(isDeepEqual(one, other)).toBe(isDeepEqual(other, one))
    }),
  )
})

it.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j: %s', (one, other, same) => {
  expect(isDeepEqual(one, other)).toBe(same)
})
