import type { Locale } from '../../../domain/shared/locale'
import { lazyIsland } from '../../lazy-island'
import { openDialog, type DialogProps } from '../../overlay/dialogs'

const KeptDialog = lazyIsland<DialogProps<Locale, never>>(() => import('./saved-dialog').then(file => file.SavedDialog))

export function openSaved(locale: Locale): void {
  void openDialog(KeptDialog, locale)
}
