import { useCallback } from 'react'
import { refreshPageIfAvailable } from '#infrastructure/browser/refresh-page.ts'
import { reviewFormTexts } from '#ui/i18n/loaders/review-form.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import type { OwnReviewsProps } from '#ui/review/own/own-reviews.tsx'
import { storedSentReviews } from '#app/browser/stored/stored-sent-reviews.ts'

export async function loadOwnReviews() {
  const { OwnReviews } = await loadWithTexts(import('#ui/review/own/own-reviews.tsx'), reviewFormTexts)
  return function LoadedOwnReviews({ refresh, ...props }: Omit<OwnReviewsProps, 'sentReviews'>) {
    const refreshIfAvailable = useCallback(() => void refreshPageIfAvailable(refresh), [refresh])
    return <OwnReviews {...props} sentReviews={storedSentReviews} refresh={refreshIfAvailable} />
  }
}

export const loadLinkedReview = async () =>
  (await loadWithTexts(import('#ui/review/linked/linked-review.tsx'), reviewFormTexts)).LinkedReview
