import { expect, test } from 'vitest'
import { isRegistered } from './user.ts'

test('R-registration: a verified email without a name is not an account', () => {
  expect(isRegistered({ name: 'Айгуль Сафина' })).toBe(true)
  expect(isRegistered({ name: '' })).toBe(false)
})
