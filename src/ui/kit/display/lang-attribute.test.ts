import { expect, test } from 'vitest'
import { langAttribute } from './lang-attribute.ts'

test('Russian text on an English page gets a lang attribute', () => {
  expect(langAttribute('en', 'Математика')).toBe('ru')
  expect(langAttribute('en', 'Maths')).toBeUndefined()
  expect(langAttribute('ru', 'Математика')).toBeUndefined()
})
