import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** What a dialog that a `data-form` link opens is given. */
export interface FormDialogData {
  readonly locale: Locale
  /** Where drafts are kept. */
  readonly device: DeviceStorage
  /** The id in `data-target`; NaN where the link has none. */
  readonly target: number
  /** The pressed link. */
  readonly link: HTMLElement
}
