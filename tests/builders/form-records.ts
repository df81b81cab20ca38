import { createSentReviews } from '#application/review/sent-reviews.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import type { FormRecords } from '#ui/submission/form-dialog.ts'
import { aDevice } from './device.ts'

export const someFormRecords = (device: DeviceStorage = aDevice()): FormRecords => ({
  drafts: createDrafts(device, Date.now),
  sentMarks: createSentMarks(device, Date.now),
  sentReviews: createSentReviews(device, Date.now),
})
