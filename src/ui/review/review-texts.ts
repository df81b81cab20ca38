import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import type { ReviewTexts } from './review-facts'

export const reviewTexts = (locale: Locale): ReviewTexts => {
  const t = translator(locale)
  return {
    nameless: t('review:nameless'),
    reply: t('review:reply'),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
  }
}
