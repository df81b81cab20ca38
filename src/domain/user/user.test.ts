import { expect, test } from 'vitest'
import { isRegistered } from './user.ts'

test('R-registration: an account has a name; a verified e-mail alone has none', () => {
  expect(isRegistered({ name: 'Айгуль Сафина' })).toBe(true)
  expect(isRegistered({ name: '' })).toBe(false)
})
