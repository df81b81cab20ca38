import type { Locale } from '#domain/shared/locale.ts'
import { getPluralForms } from '#ui/i18n/plural-forms.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getFavoriteTexts } from '#ui/profile/saved/favorite-texts.ts'
import type { CardTexts } from './card-facts.ts'

export const getCardTexts = (locale: Locale): CardTexts => {
  const t = getTranslator(locale)
  return {
    from: t('common:price.from'),
    per: t('common:price.for', { returnObjects: true }),
    reviews: getPluralForms(locale, count => t('common:reviews', { count, skipInterpolation: true })),
    experience: getPluralForms(locale, count => t('common:experience', { count, skipInterpolation: true })),
    noReviews: t('common:rating.none'),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
    verified: t('common:verified'),
    fallbackName: t('common:nameless', { skipInterpolation: true }),
    favoriteTexts: getFavoriteTexts(locale),
  }
}
