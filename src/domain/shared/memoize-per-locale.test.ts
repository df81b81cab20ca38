import { expect, test, vi } from 'vitest'
import { memoizePerLocale } from './memoize-per-locale.ts'

test('creates a value once per language', () => {
  const create = vi.fn((locale: string) => ({ locale }))
  const getValue = memoizePerLocale(create)
  expect(getValue('en')).toBe(getValue('en'))
  expect(getValue('ru')).toEqual({ locale: 'ru' })
  expect(create).toHaveBeenCalledTimes(2)
})
