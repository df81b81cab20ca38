import { reviewFormTexts } from '#ui/i18n/loaders/review-form.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'

export const loadOwnReviews = async () =>
  (await withTexts(import('#ui/review/own/own-reviews.tsx'), reviewFormTexts)).OwnReviews

export const loadLinkedReview = async () =>
  (await withTexts(import('#ui/review/linked/linked-review.tsx'), reviewFormTexts)).LinkedReview
