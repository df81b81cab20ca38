import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import type { ReviewTexts } from './review-facts.ts'

export const reviewTexts = (locale: Locale): ReviewTexts => {
  const t = translator(locale)
  return {
    nameless: t('review:nameless'),
    reply: t('review:reply'),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
  }
}
