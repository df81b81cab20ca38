import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'

/** What all overlays say, as data: they open in the browser. */
export interface OverlayTexts {
  readonly close: string
  /** Names the place where toasts appear. */
  readonly messages: string
}

export const overlayTexts = (locale: Locale): OverlayTexts => {
  const t = translator(locale)
  return { close: t('common:overlay.close'), messages: t('common:overlay.messages') }
}
