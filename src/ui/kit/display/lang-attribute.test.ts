import { expect, test } from 'vitest'
import { getLangAttribute } from './lang-attribute.ts'

test('only Russian text on an English page gets a lang attribute', () => {
  expect(getLangAttribute('en', 'Математика')).toBe('ru')
  expect(getLangAttribute('en', 'Math')).toBeUndefined()
  expect(getLangAttribute('ru', 'Математика')).toBeUndefined()
})
