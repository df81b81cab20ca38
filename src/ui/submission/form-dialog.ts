import type { SentReviews } from '#application/review/sent-reviews.ts'
import type { Drafts } from '#application/shared/drafts.ts'
import type { SentMarks } from '#application/shared/sent-marks.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** What the device keeps of forms. */
export interface FormRecords {
  readonly drafts: Drafts
  readonly sentMarks: SentMarks
  readonly sentReviews: SentReviews
}

/** What a dialog that a `data-form` link opens is given. */
export interface FormDialogData {
  readonly locale: Locale
  readonly records: FormRecords
  /** The id in `data-target`; NaN where the link has none. */
  readonly target: number
  /** The pressed link. */
  readonly link: HTMLElement
}
