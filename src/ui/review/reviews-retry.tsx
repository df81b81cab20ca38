'use client'

import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import type { ReviewTexts } from './format-review.ts'

interface Props {
  readonly locale: Locale
  readonly profileId: number
  readonly page: number
  readonly texts: ReviewTexts
  readonly retryTexts: { readonly failed: string; readonly retry: string }
  /** Shown while loading. Rendered on the server, so that its styles need no script. */
  readonly skeletons: ReactNode
}

type State =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly reviews: readonly Review[] }

const LoadedReviews = createLazyIsland(async () => (await import('./loaded-reviews.tsx')).LoadedReviews)

export function ReviewsRetry({ locale, profileId, page, texts, retryTexts, skeletons }: Props) {
  const { listReviews } = useUseCases()
  const [state, setState] = useState<State>({ status: 'failed' })
  const isWaiting = useMinimumDuration(state.status === 'loading')
  const container = useRef<HTMLDivElement>(null)
  const retry = async () => {
    // The pressed button disappears, so its focus would be lost.
    container.current?.focus()
    setState({ status: 'loading' })
    const outcome = await listReviews({ profileId, page })
    setState(outcome.ok ? { status: 'loaded', reviews: outcome.value.items } : { status: 'failed' })
  }
  return (
    <div ref={container} tabIndex={-1}>
      {isWaiting && skeletons}
      {!isWaiting && state.status === 'loaded' && (
        <Suspense fallback={skeletons}>
          <LoadedReviews {...{ locale, texts }} reviews={state.reviews} />
        </Suspense>
      )}
      {!isWaiting && state.status !== 'loaded' && (
        <div role="alert">
          <FailedLine text={retryTexts.failed}>
            <Button kind="quiet" onPress={() => void retry()}>
              <Icon path={rotateCw} />
              {retryTexts.retry}
            </Button>
          </FailedLine>
        </div>
      )}
    </div>
  )
}
