'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import { findShownReview } from '#ui/review/linked/find-shown-review.ts'
import type { LinkedReviewProps } from '#ui/review/linked/linked-review.tsx'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import type { OwnReviewsProps } from '#ui/review/own/own-reviews.tsx'
import { useSession, useSessionHint } from '#ui/session/session-context.tsx'

// load-reviews.tsx imports the component and its texts, so that the page references one chunk.
const OwnReviews = createLazyIsland(() => import('./load-reviews.tsx').then(module => module.loadOwnReviews()))

export function OwnReviewsIsland(props: Omit<OwnReviewsProps, 'sentReviews' | 'refresh'>) {
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  const isSignedIn = useSessionHint() === 'signed-in'
  return <Suspense>{isSignedIn && <OwnReviews {...props} {...{ refresh }} />}</Suspense>
}

const LinkedReview = createLazyIsland(() => import('./load-reviews.tsx').then(module => module.loadLinkedReview()))

const findMissingReviewId = (): number | null => {
  const id = Number(/^#review-(\d+)$/.exec(location.hash)?.[1])
  return Number.isNaN(id) || findShownReview(id) ? null : id
}

const urlEvents = ['hashchange', 'popstate', pageShownEvent] as const
const subscribe = (onChange: () => void) => {
  for (const event of urlEvents) addEventListener(event, onChange)
  return () => {
    for (const event of urlEvents) removeEventListener(event, onChange)
  }
}

export function LinkedReviewIsland(props: Omit<LinkedReviewProps, 'reviewId' | 'goTo'>) {
  const { replacePage } = useSession()
  const reviewId = useSyncExternalStore(subscribe, findMissingReviewId, () => null)
  return <Suspense>{reviewId !== null && <LinkedReview {...props} reviewId={reviewId} goTo={replacePage} />}</Suspense>
}
