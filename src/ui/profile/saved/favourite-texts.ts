import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import type { FavouriteTexts } from './use-favourite.ts'

export const getFavouriteTexts = (locale: Locale): FavouriteTexts => {
  const t = getTranslator(locale)
  return {
    save: t('profile:favorite.save'),
    saved: t('profile:favorite.saved'),
    added: t('profile:favorite.added'),
    open: t('profile:favorite.open'),
    failed: t('profile:favorite.failed'),
  }
}
