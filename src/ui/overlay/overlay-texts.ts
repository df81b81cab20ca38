import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

export interface OverlayTexts {
  readonly close: string
  /** Label of the toasts' region. */
  readonly messages: string
  readonly loading: string
}

export const getOverlayTexts = (locale: Locale): OverlayTexts =>
  getTranslator(locale)('common:overlay', { returnObjects: true })
