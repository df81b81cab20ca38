import type { Locale } from '#domain/shared/locale.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { openDialog } from '#ui/overlay/overlays.ts'

let isOpen = false

/** Rejects if the chunk of the dialog fails to load. */
export async function openSavedProfilesDialog(locale: Locale): Promise<void> {
  if (isOpen) return
  isOpen = true
  const { pathname } = location
  try {
    const { SavedProfilesDialog } = await loadWithTexts(import('./saved-profiles-dialog.tsx'), savedTexts)
    if (location.pathname === pathname) await openDialog(SavedProfilesDialog, locale)
  } finally {
    isOpen = false
  }
}
