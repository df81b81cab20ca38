import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProfileId } from './profile.ts'

test('R-profile: accepts positive integers in canonical form as ids', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), id => parseProfileId(String(id)) === id))
})

test.each([
  '',
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1e3',
  ' 1',
  '1 ',
  '1\n',
  'abc',
  '٣',
  '0x1',
  '9007199254740992',
  '9'.repeat(40),
])('R-profile: rejects %j as an id', segment => {
  expect(parseProfileId(segment)).toBeUndefined()
})
