import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { openDialog } from '#ui/overlay/overlays.ts'

export const savedTexts = {
  saved: { ru: () => import('#ui/i18n/locales/ru/saved.json'), en: () => import('#ui/i18n/locales/en/saved.json') },
}

let isOpen = false

/** Opens the dialog, once however often it is asked for; resolves once it is closed, rejects if it can't be loaded. */
export async function openSaved(locale: Locale): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { SavedDialog } = await withTexts(import('./saved-dialog.tsx'), savedTexts)
    await openDialog(SavedDialog, locale)
  } finally {
    isOpen = false
  }
}
