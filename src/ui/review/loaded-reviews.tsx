import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatReview, type ReviewTexts } from './format-review.ts'
import { ReviewList } from './review-list.tsx'

interface Props {
  readonly locale: Locale
  readonly texts: ReviewTexts
  readonly reviews: readonly Review[]
}

export function LoadedReviews({ locale, texts, reviews }: Props) {
  return <ReviewList reviews={reviews.map(review => formatReview(locale, texts, review))} />
}
