import { questionStore } from './confirm.ts'
import { dialogStore } from './dialogs.ts'

/** Another page has come: what was asked on the last one is not answered any more. */
export function closeOverlays(): void {
  for (const question of questionStore.items()) question.answer()
  for (const dialog of dialogStore.items()) dialog.close()
}
