import { expect, test } from 'vitest'
import { writtenIn } from './written-in'

test('Russian words on an English page are told', () => {
  expect(writtenIn('en', 'Математика')).toBe('ru')
  expect(writtenIn('en', 'Maths')).toBeUndefined()
  expect(writtenIn('ru', 'Математика')).toBeUndefined()
})
