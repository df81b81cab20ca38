import type { Locale } from '../../domain/shared/locale'
import type { PluralForms } from '../fill-text'
import { pluralForms } from '../i18n/plural-forms'
import { translator } from '../i18n/translator'

/** The texts of the suggestions, as data: they are made in the browser. */
export interface SearchTexts {
  readonly suggestions: string
  readonly categories: string
  readonly specialists: string
  readonly cities: string
  readonly all: string
  readonly found: PluralForms
  readonly failed: string
  readonly outOfFive: string
}

export const searchTexts = (locale: Locale): SearchTexts => {
  const t = translator(locale)
  return {
    suggestions: t('search:suggestions'),
    categories: t('search:categories'),
    specialists: t('common:nav.specialists'),
    cities: t('common:nav.cities'),
    all: t('search:all', { skipInterpolation: true }),
    found: pluralForms(locale, count => t('search:found', { count, skipInterpolation: true })),
    failed: t('search:failed'),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
  }
}
