import { expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { browserI18n } from './i18next-engine.ts'
import { savedTexts } from './loaders/saved.ts'
import { withTexts } from './with-texts.ts'

const forget = () => {
  for (const locale of locales) browserI18n.removeResourceBundle(locale, 'saved')
}

test('an island comes along with its texts, in the language of the document only', async () => {
  forget()
  const island = { Island: () => null }
  expect(await withTexts(Promise.resolve(island), savedTexts)).toBe(island)
  expect(browserI18n.t('saved:favourites')).toBe('Избранное')
  expect(browserI18n.hasResourceBundle('en', 'saved')).toBe(false)
})

test('without its file there is no island', async () => {
  await expect(withTexts(Promise.reject(new Error('gone')), savedTexts)).rejects.toThrow('gone')
})
