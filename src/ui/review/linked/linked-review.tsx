import { useEffect, useRef } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { profilePath } from '#ui/paths.ts'
import { useReviewPage } from '#ui/review/searched-reviews.queries.ts'

export interface LinkedReviewProps {
  readonly locale: Locale
  readonly profileId: number
  /** The review that the address names, and that is not on this page. */
  readonly review: number
  readonly goTo: (path: string) => void
}

/** Looks for the review that the address names, and goes to its page. */
export function LinkedReview({ locale, profileId, review, goTo }: LinkedReviewProps) {
  const { t } = useTranslation(['review-form'])
  const { data, isError, isFetching, refetch } = useReviewPage({ profileId, review })
  const line = useRef<HTMLParagraphElement>(null)
  const isMissing = data === null || isError
  useEffect(() => {
    if (typeof data === 'number') goTo(localePath(locale, `${profilePath({ id: profileId }, data)}#review-${review}`))
  }, [data, goTo, locale, profileId, review])
  useEffect(() => {
    // What the link promised would be here.
    if (isMissing) line.current?.scrollIntoView({ block: 'center' })
  }, [isMissing])
  const retry = () => {
    // Pressed, the button goes away: that would lose the focus.
    line.current?.focus()
    void refetch()
  }
  const isFailed = isError && !isFetching
  return (
    // One region: screen readers announce what changes in it.
    <p ref={line} role="status" tabIndex={-1}>
      {isFetching && t('review-form:linked.looking')}
      {isFailed && t('review-form:linked.failed')}
      {data === null && !isFetching && t('review-form:linked.missing')}{' '}
      {isFailed && (
        <Button kind="quiet" onPress={retry}>
          {t('review-form:linked.retry')}
        </Button>
      )}
    </p>
  )
}
