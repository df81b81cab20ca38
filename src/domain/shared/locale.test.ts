import { expect, test, vi } from 'vitest'
import { isLocale, locales, oncePerLocale } from './locale.ts'
import { localeTable } from './locale-table.mjs'

test('R-locale: Russian and English, and nothing else', () => {
  expect(locales.map(locale => localeTable[locale].tag)).toEqual(['ru-RU', 'en-US'])
  expect(locales.every(isLocale)).toBe(true)
  expect(['', 'de', 'RU', 'ru-RU', 'toString'].some(isLocale)).toBe(false)
})

test('a value is made once for each language', () => {
  const make = vi.fn((locale: string) => ({ locale }))
  const made = oncePerLocale(make)
  expect(made('en')).toBe(made('en'))
  expect(made('ru')).toEqual({ locale: 'ru' })
  expect(make).toHaveBeenCalledTimes(2)
})
