import { useEffect, useRef } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { getProfilePath } from '#ui/paths.ts'
import { useReviewPage } from '#ui/review/searched-reviews.queries.ts'

export interface LinkedReviewProps {
  readonly locale: Locale
  readonly profileId: number
  /** Id of a review that is not on this page, from the URL fragment. */
  readonly reviewId: number
  readonly goTo: (path: string) => void
}

export function LinkedReview({ locale, profileId, reviewId, goTo }: LinkedReviewProps) {
  const { t } = useTranslation(['review-form'])
  const { data, isError, isFetching, refetch } = useReviewPage({ profileId, reviewId })
  const statusLine = useRef<HTMLParagraphElement>(null)
  const hasMessage = data === null || isError
  useEffect(() => {
    if (typeof data === 'number')
      goTo(localizePath(locale, `${getProfilePath({ id: profileId }, data)}#review-${reviewId}`))
  }, [data, goTo, locale, profileId, reviewId])
  useEffect(() => {
    // The visitor followed a link to a review, so the message that replaces the review must be in view.
    if (hasMessage) statusLine.current?.scrollIntoView({ block: 'center' })
  }, [hasMessage])
  const retry = () => {
    // The pressed button disappears, so its focus would be lost.
    statusLine.current?.focus()
    void refetch()
  }
  const isFailed = isError && !isFetching
  return (
    <p ref={statusLine} role="status" tabIndex={-1}>
      {isFetching && t('review-form:linked.looking')}
      {isFailed && t('review-form:linked.failed')}
      {data === null && !isFetching && t('review-form:linked.missing')}{' '}
      {isFailed && (
        <Button kind="quiet" onPress={retry}>
          <Icon path={rotateCw} />
          {t('review-form:linked.retry')}
        </Button>
      )}
    </p>
  )
}
