'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useCallback } from 'react'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { OwnReviewsProps } from '#ui/review/own/own-reviews.tsx'
import { useSessionHint } from '#ui/session/session-context.tsx'

// Its texts are named in a file of their own: the page carries one address only.
const OwnReviews = lazyIsland(() => import('./load-reviews.ts').then(file => file.loadOwnReviews()))

/** Loads for who is signed in: pages are the same for everybody. */
export function OwnReviewsIsland(props: Omit<OwnReviewsProps, 'device' | 'refresh'>) {
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  const isSignedIn = useSessionHint() === 'signed-in'
  return <Suspense>{isSignedIn && <OwnReviews {...props} {...{ refresh }} device={deviceStorage} />}</Suspense>
}
