import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

/** Texts of all overlays, as props of client components. */
export interface OverlayTexts {
  readonly close: string
  /** Label of the toasts' region. */
  readonly messages: string
  /** Announced while another page or a dialog loads. */
  readonly loading: string
}

export const getOverlayTexts = (locale: Locale): OverlayTexts =>
  getTranslator(locale)('common:overlay', { returnObjects: true })
