'use client'
import { Suspense } from 'react'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'
import type { ReviewsRetryProps } from './reviews-retry.tsx'

const ReviewsRetry = lazyIsland(async () => (await import('./reviews-retry.tsx')).ReviewsRetry)

/** A chunk of its own: reviews seldom fail. */
export function ReviewsRetryIsland(props: ReviewsRetryProps) {
  return (
    <Suspense fallback={<ReviewSkeletons label={props.words.loading} />}>
      <ReviewsRetry {...props} />
    </Suspense>
  )
}
