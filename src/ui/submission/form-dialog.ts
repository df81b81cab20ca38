import type { SentReviews } from '#application/review/sent-reviews.ts'
import type { Drafts } from '#application/shared/drafts.ts'
import type { SentMarks } from '#application/shared/sent-marks.ts'
import type { Locale } from '#domain/shared/locale.ts'

export interface FormRecords {
  readonly drafts: Drafts
  readonly sentMarks: SentMarks
  readonly sentReviews: SentReviews
}

export interface FormDialogData {
  readonly locale: Locale
  readonly records: FormRecords
  /** The number in `data-target`, such as the id of a profile; 0 if it is empty, NaN if it is another text. */
  readonly target: number
  readonly link: HTMLElement
  /** Overrides `data-target` when the form is reopened after the visitor chose another target in it. */
  readonly changedTarget?: string | undefined
  readonly reopen: (changedTarget?: string) => void
}
