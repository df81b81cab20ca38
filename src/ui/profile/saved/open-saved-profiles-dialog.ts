import type { Locale } from '#domain/shared/locale.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { openDialog } from '#ui/overlay/overlays.ts'

let isOpen = false

/** Does nothing while the dialog is open. Resolves when the dialog closes, rejects if its chunk fails to load. */
export async function openSavedProfilesDialog(locale: Locale): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { SavedProfilesDialog } = await loadWithTexts(import('./saved-profiles-dialog.tsx'), savedTexts)
    await openDialog(SavedProfilesDialog, locale)
  } finally {
    isOpen = false
  }
}
