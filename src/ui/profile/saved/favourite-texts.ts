import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import type { FavouriteTexts } from './use-favourite.ts'

export const getFavouriteTexts = (locale: Locale): FavouriteTexts =>
  getTranslator(locale)('profile:favorite', { returnObjects: true })
