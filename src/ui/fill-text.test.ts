import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillCountedText, fillText } from './fill-text.ts'
import { getPluralForms } from './i18n/plural-forms.ts'
import { getTranslator } from './i18n/translator.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'

test('fills in placeholders, including those with a format, and leaves placeholders without a value', () => {
  expect(fillText('{{count, number}} из {{total}} для {{who}}', { count: '3', total: '9' })).toBe('3 из 9 для {{who}}')
})

describe('a counted text filled in the browser', () => {
  const getReviewForms = (locale: Locale) => {
    const t = getTranslator(locale)
    return getPluralForms(locale, count => t('common:reviews', { count, skipInterpolation: true }))
  }

  test.each([
    [1, '1\u00a0отзыв'],
    [22, '22\u00a0отзыва'],
    [111, '111\u00a0отзывов'],
    [1128, '1\u00a0128\u00a0отзывов'],
  ])('has the Russian form for %d', (count, text) => {
    expect(fillCountedText('ru', getReviewForms('ru'), count)).toBe(text)
  })

  test('equals the text of the server', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.nat(2_000_000), (locale, count) => {
        expect(fillCountedText(locale, getReviewForms(locale), count)).toBe(
          getTranslator(locale)('common:reviews', { count }),
        )
      }),
    )
  })
})
