import { createSentReviews } from '#application/review/sent-reviews.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

export const storedSentReviews = createSentReviews(deviceStorage, Date.now)
