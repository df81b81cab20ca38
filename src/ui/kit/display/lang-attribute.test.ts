import { expect, test } from 'vitest'
import { langAttribute } from './lang-attribute.ts'

test('Russian words on an English page are told', () => {
  expect(langAttribute('en', 'Математика')).toBe('ru')
  expect(langAttribute('en', 'Maths')).toBeUndefined()
  expect(langAttribute('ru', 'Математика')).toBeUndefined()
})
