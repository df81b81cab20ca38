import { expect, test } from 'vitest'
import { isListOf, isNullOr, isNumber, isOneOf, isRecordOf, isString } from './stored-fields.ts'

const isRow = isRecordOf<{ readonly name: string; readonly kind: 'a' | 'b' }>({
  name: isString,
  kind: isOneOf(['a', 'b']),
})
const isForm = isRecordOf<{ readonly id: number | null; readonly rows: readonly object[] }>({
  id: isNullOr(isNumber),
  rows: isListOf(isRow),
})

test.each<[unknown, boolean]>([
  [{ id: 1, rows: [] }, true],
  [{ id: null, rows: [{ name: '', kind: 'a' }], more: 1 }, true],
  [{ id: '1', rows: [] }, false],
  [{ id: 1 }, false],
  [{ id: 1, rows: {} }, false],
  [{ id: 1, rows: [{ name: 'x', kind: 'c' }] }, false],
  [{ id: 1, rows: [null] }, false],
  [[], false],
  [null, false],
  ['', false],
])('%j is valid: %s', (value, isValid) => {
  expect(isForm(value)).toBe(isValid)
})
