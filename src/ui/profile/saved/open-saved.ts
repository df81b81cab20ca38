import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { openDialog, type DialogProps } from '#ui/overlay/overlays.ts'

export const savedTexts = {
  saved: { ru: () => import('#ui/i18n/locales/ru/saved.json'), en: () => import('#ui/i18n/locales/en/saved.json') },
}

const KeptDialog = lazyIsland<DialogProps<Locale, never>>(() =>
  withTexts(import('./saved-dialog.tsx'), savedTexts).then(file => file.SavedDialog),
)

let isOpen = false

/** Opens the dialog, once however often it is asked for. */
export function openSaved(locale: Locale): void {
  if (isOpen) return
  isOpen = true
  void openDialog(KeptDialog, locale).finally(() => (isOpen = false))
}
