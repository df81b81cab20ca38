import type { Locale } from '#domain/shared/locale.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { openDialog } from '#ui/overlay/overlays.ts'

let isOpen = false

/** Does nothing while the dialog is open. Resolves when it closes, rejects if it fails to load. */
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
