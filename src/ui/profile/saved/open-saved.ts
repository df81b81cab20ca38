import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { openDialog, type DialogProps } from '#ui/overlay/overlays.ts'

const KeptDialog = lazyIsland<DialogProps<Locale, never>>(() =>
  withTexts(import('./saved-dialog.tsx'), 'saved').then(file => file.SavedDialog),
)

export function openSaved(locale: Locale): void {
  void openDialog(KeptDialog, locale)
}
