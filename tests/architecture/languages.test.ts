import { expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'

it.each(locales)('%s has two letters, as the inline script and Varnish expect of a prefix', locale => {
  expect(locale).toMatch(/^[a-z]{2}$/)
})
