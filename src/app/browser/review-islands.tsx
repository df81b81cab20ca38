'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { LinkedReviewProps } from '#ui/review/linked/linked-review.tsx'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import type { OwnReviewsProps } from '#ui/review/own/own-reviews.tsx'
import { useSession, useSessionHint } from '#ui/session/session-context.tsx'

// A separate file names its texts, so that the page references one chunk.
const OwnReviews = lazyIsland(() => import('./load-reviews.tsx').then(file => file.loadOwnReviews()))

/** Loads for signed-in visitors only, because the page's HTML is shared. */
export function OwnReviewsIsland(props: Omit<OwnReviewsProps, 'sentReviews' | 'refresh'>) {
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  const isSignedIn = useSessionHint() === 'signed-in'
  return <Suspense>{isSignedIn && <OwnReviews {...props} {...{ refresh }} />}</Suspense>
}

const LinkedReview = lazyIsland(() => import('./load-reviews.tsx').then(file => file.loadLinkedReview()))

/** The review that the address names (`#review-91`), if it is not on the page. */
const findMissingReview = (): number | null => {
  const id = /^#review-(\d+)$/.exec(location.hash)?.[1]
  return id === undefined || document.getElementById(`review-${id}`) ? null : Number(id)
}

const events = ['hashchange', 'popstate', shownEvent] as const
const subscribe = (changed: () => void) => {
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}

/**
 * A link names a review, not the page of reviews that holds it. A stranger's page looks for it when the first interaction hydrates
 * it; a signed-in visitor's page hydrates at once.
 */
export function LinkedReviewIsland(props: Omit<LinkedReviewProps, 'review' | 'goTo'>) {
  const { replaceBy } = useSession()
  const review = useSyncExternalStore(subscribe, findMissingReview, () => null)
  return <Suspense>{review !== null && <LinkedReview {...props} {...{ review }} goTo={replaceBy} />}</Suspense>
}
