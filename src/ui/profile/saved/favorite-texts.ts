import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import type { FavoriteTexts } from './use-favorite.ts'

export const getFavoriteTexts = (locale: Locale): FavoriteTexts =>
  getTranslator(locale)('profile:favorite', { returnObjects: true })
