import { expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { browserI18n } from './i18next-engine.ts'
import { savedTexts } from './loaders/saved.ts'
import { withTexts } from './with-texts.ts'

const forget = () => {
  for (const locale of locales) browserI18n.removeResourceBundle(locale, 'saved')
}

test('loads an island with its texts in the document’s language only', async () => {
  forget()
  const island = { Island: () => null }
  expect(await withTexts(Promise.resolve(island), savedTexts)).toBe(island)
  expect(browserI18n.t('saved:favorites')).toBe('Избранное')
  expect(browserI18n.hasResourceBundle('en', 'saved')).toBe(false)
})

test('fails if the island’s file fails to load', async () => {
  await expect(withTexts(Promise.reject(new Error('gone')), savedTexts)).rejects.toThrow('gone')
})

test('loads the texts of the address after a browser has translated the page', async () => {
  forget()
  document.documentElement.lang = 'en'
  await withTexts(Promise.resolve({}), savedTexts)
  document.documentElement.lang = 'de'
  expect(browserI18n.t('saved:favorites')).toBe('Избранное')
  document.documentElement.removeAttribute('lang')
})
