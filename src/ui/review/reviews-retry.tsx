'use client'
import { Suspense, useState } from 'react'
import type { Review } from '../../domain/review/review'
import type { Locale } from '../../domain/shared/locale'
import { Button } from '../kit/actions/button'
import { Icon } from '../kit/display/icon'
import { rotateCw } from '../kit/display/icons'
import { FailedLine } from '../kit/feedback/notice'
import { Skeleton } from '../kit/feedback/skeleton'
import { useMinimumDuration } from '../kit/feedback/use-minimum-duration'
import { lazyIsland } from '../lazy-island'
import { useUseCases } from '../use-cases'
import type { ReviewTexts } from './review-facts'
import styles from './review-list.module.css'

interface Props {
  readonly locale: Locale
  readonly profileId: number
  readonly page: number
  readonly texts: ReviewTexts
  readonly words: { readonly failed: string; readonly retry: string; readonly loading: string }
}

type State =
  | { readonly is: 'failed' }
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly reviews: readonly Review[] }

const LoadedReviews = lazyIsland(async () => (await import('./loaded-reviews')).LoadedReviews)

/** Stands where the reviews did not load, and asks for them again. */
export function ReviewsRetry({ locale, profileId, page, texts, words }: Props) {
  const { listReviews } = useUseCases()
  const [state, setState] = useState<State>({ is: 'failed' })
  const waiting = useMinimumDuration(state.is === 'loading')
  const retry = async () => {
    setState({ is: 'loading' })
    const outcome = await listReviews({ profileId, page })
    setState(outcome.ok ? { is: 'loaded', reviews: outcome.value.items } : { is: 'failed' })
  }
  if (waiting) return <ReviewSkeletons label={words.loading} />
  if (state.is === 'loaded')
    return (
      <Suspense fallback={<ReviewSkeletons label={words.loading} />}>
        <LoadedReviews {...{ locale, texts }} reviews={state.reviews} />
      </Suspense>
    )
  return (
    <div role="alert">
      <FailedLine text={words.failed}>
        <Button kind="quiet" onPress={() => void retry()}>
          <Icon path={rotateCw} />
          {words.retry}
        </Button>
      </FailedLine>
    </div>
  )
}

function ReviewSkeletons({ label }: { readonly label: string }) {
  return (
    <div className={styles['skeletons']} role="status" aria-busy="true">
      <span className="unseen">{label}</span>
      {[1, 2, 3].map(review => (
        <div key={review}>
          <Skeleton kind="face" />
          <Skeleton kind="lines" />
        </div>
      ))}
    </div>
  )
}
