import { createSentHistory } from '#application/shared/sent-history.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import type { FormRecords } from '#ui/submission/form-dialog.ts'
import { storedDrafts } from './stored-drafts.ts'
import { storedSentReviews } from './stored-sent-reviews.ts'

export const storedSentHistory = createSentHistory(deviceStorage, Date.now)

export const storedFormRecords: FormRecords = {
  drafts: storedDrafts,
  sentMarks: storedSentHistory.recordDeliveries(createSentMarks(deviceStorage, Date.now)),
  sentReviews: storedSentReviews,
}
