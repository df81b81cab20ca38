import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getChangedFields,
  getFieldNamesChangedOnSave,
  mergeThreeWay,
  copyFields,
  isDeepEqual,
} from './three-way-merge.ts'

const fields = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  list: fc.array(fc.constantFrom(1, 2), { maxLength: 2 }),
})

describe('a three-way merge', () => {
  const base = { name: 'a', phone: '1', list: [1] }

  it('combines changes of different fields', () => {
    const { mergedFields, conflicts } = mergeThreeWay(base, { ...base, name: 'b' }, { ...base, list: [1, 2] })
    expect(mergedFields).toEqual({ name: 'b', phone: '1', list: [1, 2] })
    expect(conflicts).toEqual([])
  })

  it('reports a conflict if both sides changed a field, and takes my value', () => {
    const { mergedFields, conflicts } = mergeThreeWay(base, { ...base, list: [2] }, { ...base, name: 'x', list: [] })
    expect(mergedFields).toEqual({ name: 'x', phone: '1', list: [2] })
    expect(conflicts).toEqual(['list'])
  })

  it('keeps all changes that only one side made', () => {
    fc.assert(
      fc.property(fields, fields, fields, (original, mine, theirs) => {
        expect(mergeThreeWay(original, mine, original)).toEqual({ mergedFields: mine, conflicts: [] })
        expect(mergeThreeWay(original, original, theirs)).toEqual({ mergedFields: theirs, conflicts: [] })
        expect(mergeThreeWay(original, mine, mine)).toEqual({ mergedFields: mine, conflicts: [] })
      }),
    )
  })

  it('reports the same conflicts from either side', () => {
    fc.assert(
      fc.property(fields, fields, fields, (original, mine, theirs) => {
        const merge = mergeThreeWay(original, mine, theirs)
        const reversedMerge = mergeThreeWay(original, theirs, mine)
        expect(reversedMerge.conflicts).toEqual(merge.conflicts)
        expect(copyFields(reversedMerge.mergedFields, merge.conflicts, mine)).toEqual(merge.mergedFields)
      }),
    )
  })
})

it('lists the sent fields that the API saved with other values', () => {
  const base = { name: 'a', phone: '1', about: 'x' }
  expect(
    getFieldNamesChangedOnSave(base, { ...base, name: 'b', phone: '2' }, { name: 'b', phone: '+2', about: 'y' }),
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

it('compares deeply and symmetrically', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isDeepEqual(a, structuredClone(a))).toBe(true)
      expect(isDeepEqual(a, b)).toBe(isDeepEqual(b, a))
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
])('%o and %o are deeply equal: %s', (a, b, expected) => {
  expect(isDeepEqual(a, b)).toBe(expected)
})
