import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { isLocale, localeTable } from './locale-table.ts'

test('supports Russian and English only', () => {
  expect(locales.map(locale => localeTable[locale].tag)).toEqual(['ru-RU', 'en-US'])
  expect(locales.every(isLocale)).toBe(true)
  expect(['', 'de', 'RU', 'ru-RU', 'toString'].some(isLocale)).toBe(false)
})
