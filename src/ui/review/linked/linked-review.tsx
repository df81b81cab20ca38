import { Suspense, useEffect, useRef } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { getProfilePath } from '#ui/paths.ts'
import type { ReviewTexts } from '#ui/review/format-review.ts'
import { LoadedReviews } from '#ui/review/loaded-reviews-island.ts'
import { findShownReview } from './find-shown-review.ts'
import { useLinkedReview } from '#ui/review/searched-reviews.queries.ts'

export interface LinkedReviewProps {
  readonly locale: Locale
  readonly profileId: number
  readonly shownPage: number
  readonly texts: ReviewTexts
  readonly reviewId: number
  readonly goTo: (path: string) => void
}

export function LinkedReview({ locale, profileId, shownPage, texts, reviewId, goTo }: LinkedReviewProps) {
  const { t } = useTranslation(['review-form'])
  const { data, isError, isFetching, refetch } = useLinkedReview({ profileId, reviewId, page: shownPage })
  const statusLine = useRef<HTMLParagraphElement>(null)
  const foundPage = data?.page
  // True after `goTo`, or if the page was rendered before the review was published on it or moved to it.
  const isOnFoundPage = data?.page === shownPage
  useEffect(() => {
    if (foundPage === undefined || isOnFoundPage) return
    goTo(localizePath(locale, `${getProfilePath({ id: profileId }, foundPage)}#review-${reviewId}`))
  }, [foundPage, isOnFoundPage, goTo, locale, profileId, reviewId])
  const showsResult = data === null || isOnFoundPage || isError
  useEffect(() => {
    if (showsResult) (findShownReview(reviewId) ?? statusLine.current)?.scrollIntoView({ block: 'center' })
  }, [showsResult, reviewId])
  const retry = () => {
    // The pressed button disappears, so its focus would be lost.
    statusLine.current?.focus()
    void refetch()
  }
  // After `goTo`, the page's list shows the review. `OwnReviews`, below this component, shows it to its author.
  const showsReview = isOnFoundPage && !findShownReview(reviewId)
  const isFailed = isError && !isFetching
  return (
    <div data-linked-review="">
      <p ref={statusLine} role="status" tabIndex={-1}>
        {isFetching && t('review-form:linked.looking')}
        {isOnFoundPage && !isFetching && t('review-form:linked.found')}
        {isFailed && t('review-form:linked.failed')}
        {data === null && !isFetching && t('review-form:linked.missing')}{' '}
        {isFailed && (
          <Button kind="quiet" onPress={retry}>
            <Icon path={rotateCw} />
            {t('review-form:linked.retry')}
          </Button>
        )}
      </p>
      {/* A boundary of its own, so that the line above stays and can be scrolled to. */}
      <Suspense>{showsReview && <LoadedReviews {...{ locale, texts }} reviews={[data.review]} />}</Suspense>
    </div>
  )
}
