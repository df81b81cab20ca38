import type { Locale } from '../../../domain/shared/locale'
import { lazyIsland } from '../../lazy-island'
import { openDialog, type DialogProps } from '../../overlay/dialogs'

const KeptDialog = lazyIsland<DialogProps<Locale, never>>(() => import('./kept-dialog').then(file => file.KeptDialog))

export function openKept(locale: Locale): void {
  void openDialog(KeptDialog, locale)
}
