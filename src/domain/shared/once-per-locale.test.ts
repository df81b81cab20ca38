import { expect, test, vi } from 'vitest'
import { oncePerLocale } from './once-per-locale.ts'

test('a value is made once for each language', () => {
  const make = vi.fn((locale: string) => ({ locale }))
  const made = oncePerLocale(make)
  expect(made('en')).toBe(made('en'))
  expect(made('ru')).toEqual({ locale: 'ru' })
  expect(make).toHaveBeenCalledTimes(2)
})
