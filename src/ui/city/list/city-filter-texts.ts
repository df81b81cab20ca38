import type { Locale } from '#domain/shared/locale.ts'
import type { PluralForms } from '#ui/fill-text.ts'
import { getPluralForms } from '#ui/i18n/plural-forms.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

export interface CityFilterTexts {
  readonly label: string
  readonly matchCount: PluralForms
  readonly similarNames: string
  readonly noMatch: string
  readonly loadFailed: string
  readonly retry: string
}

export const getCityFilterTexts = (locale: Locale): CityFilterTexts => {
  const t = getTranslator(locale)
  return {
    label: t('home:cities.filter'),
    matchCount: getPluralForms(locale, count => t('home:cities.found', { count, skipInterpolation: true })),
    similarNames: t('home:cities.similar', { skipInterpolation: true }),
    noMatch: t('home:cities.nothing', { skipInterpolation: true }),
    loadFailed: t('common:failed.cities'),
    retry: t('common:failed.retry'),
  }
}
