import { expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { i18nextInstance } from './i18next-engine.ts'
import { savedTexts } from './loaders/saved.ts'
import { loadWithTexts } from './load-with-texts.ts'

const removeTexts = () => {
  for (const locale of locales) i18nextInstance.removeResourceBundle(locale, 'saved')
}

test('loads an island with its texts in the URL’s language only', async () => {
  removeTexts()
  const island = { Island: () => null }
  expect(await loadWithTexts(Promise.resolve(island), savedTexts)).toBe(island)
  expect(i18nextInstance.t('saved:favorites')).toBe('Избранное')
  expect(i18nextInstance.hasResourceBundle('en', 'saved')).toBe(false)
})

test('fails if the island’s file fails to load', async () => {
  await expect(loadWithTexts(Promise.reject(new Error('gone')), savedTexts)).rejects.toThrow('gone')
})

test('loads the texts in the URL’s language after a browser has translated the page', async () => {
  removeTexts()
  document.documentElement.lang = 'en'
  await loadWithTexts(Promise.resolve({}), savedTexts)
  document.documentElement.lang = 'de'
  expect(i18nextInstance.t('saved:favorites')).toBe('Избранное')
  document.documentElement.removeAttribute('lang')
})
