import type { Locale } from '#domain/shared/locale.ts'
import type { PluralForms } from '#ui/fill-text.ts'
import { getPluralForms } from '#ui/i18n/plural-forms.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

export interface SearchTexts {
  readonly suggestions: string
  readonly categories: string
  readonly specialists: string
  readonly cities: string
  readonly allResults: string
  readonly wholeCountry: string
  readonly priceTo: string
  readonly cheapestFirst: string
  readonly suggestionCount: PluralForms
  readonly loadFailed: string
  readonly partlyFailed: string
  readonly fallbackName: string
  readonly ratingOutOfFive: string
}

export const getSearchTexts = (locale: Locale): SearchTexts => {
  const t = getTranslator(locale)
  return {
    suggestions: t('search:suggestions'),
    categories: t('search:categories'),
    specialists: t('common:nav.specialists'),
    cities: t('common:nav.cities'),
    allResults: t('search:all', { skipInterpolation: true }),
    wholeCountry: t('search:everywhere', { skipInterpolation: true }),
    priceTo: t('list:conditions.priceTo', { skipInterpolation: true }),
    cheapestFirst: t('list:ordered.price'),
    suggestionCount: getPluralForms(locale, count => t('search:found', { count, skipInterpolation: true })),
    loadFailed: t('search:failed'),
    partlyFailed: t('search:incomplete'),
    fallbackName: t('common:nameless', { skipInterpolation: true }),
    ratingOutOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
  }
}
