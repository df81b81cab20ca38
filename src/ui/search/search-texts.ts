import type { Locale } from '#domain/shared/locale.ts'
import type { PluralForms } from '#ui/fill-text.ts'
import { getPluralForms } from '#ui/i18n/plural-forms.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

/** Texts of the suggestions, as props of a client component. */
export interface SearchTexts {
  readonly suggestions: string
  readonly categories: string
  readonly specialists: string
  readonly cities: string
  readonly all: string
  readonly everywhere: string
  /** In a list's name: cheapest first. */
  readonly cheapest: string
  readonly found: PluralForms
  readonly failed: string
  readonly incomplete: string
  readonly nameless: string
  readonly outOfFive: string
}

export const getSearchTexts = (locale: Locale): SearchTexts => {
  const t = getTranslator(locale)
  return {
    suggestions: t('search:suggestions'),
    categories: t('search:categories'),
    specialists: t('common:nav.specialists'),
    cities: t('common:nav.cities'),
    all: t('search:all', { skipInterpolation: true }),
    everywhere: t('search:everywhere', { skipInterpolation: true }),
    cheapest: t('list:ordered.price'),
    found: getPluralForms(locale, count => t('search:found', { count, skipInterpolation: true })),
    failed: t('search:failed'),
    incomplete: t('search:incomplete'),
    nameless: t('common:nameless', { skipInterpolation: true }),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
  }
}
