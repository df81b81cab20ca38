import type { Locale } from '#domain/shared/locale.ts'
import type { PluralForms } from '#ui/fill-text.ts'
import { getPluralForms } from '#ui/i18n/plural-forms.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

/** Texts of the filter, as props of a client component. */
export interface CityFilterTexts {
  readonly label: string
  readonly found: PluralForms
  readonly near: string
  readonly nothing: string
  readonly failed: string
  readonly retry: string
}

export const getCityFilterTexts = (locale: Locale): CityFilterTexts => {
  const t = getTranslator(locale)
  return {
    label: t('home:cities.filter'),
    found: getPluralForms(locale, count => t('home:cities.found', { count, skipInterpolation: true })),
    near: t('home:cities.near', { skipInterpolation: true }),
    nothing: t('home:cities.nothing', { skipInterpolation: true }),
    failed: t('common:failed.cities'),
    retry: t('common:failed.retry'),
  }
}
