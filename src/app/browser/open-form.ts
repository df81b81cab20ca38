import type { ComponentType } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { openDialog, type DialogProps } from '#ui/overlay/overlays.ts'

type FormDialog = ComponentType<DialogProps<FormDialogData, never>>

/** The dialogs that links open, by their `data-form`. */
const dialogs: Readonly<Record<string, () => Promise<FormDialog>>> = {}

const dialogOf = ({ dataset }: HTMLElement) => dialogs[dataset['form'] ?? '']

export const loadForm = (link: HTMLAnchorElement): void => void dialogOf(link)?.().catch(() => undefined)

/** False if the dialog could not be loaded. */
export async function openForm(link: HTMLAnchorElement, locale: Locale): Promise<boolean> {
  const dialog = await dialogOf(link)?.().catch(() => undefined)
  if (!dialog) return false
  void openDialog(dialog, { locale, device: deviceStorage, target: Number(link.dataset['target']), link })
  return true
}
