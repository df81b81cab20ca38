import type { Locale } from '#domain/shared/locale.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { loadOnPress } from '#ui/navigation/load-on-press.ts'
import { dialogStore, openDialog } from '#ui/overlay/overlays.ts'

export function openSavedProfilesDialog(locale: Locale, onLoadError: () => unknown): void {
  loadOnPress(
    loadWithTexts(import('./saved-profiles-dialog.tsx'), savedTexts),
    ({ SavedProfilesDialog }) => {
      // The Retry button of an earlier load error can be pressed while a dialog is open.
      if (dialogStore.getItems().length === 0) void openDialog(SavedProfilesDialog, locale)
    },
    onLoadError,
  )
}
