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
  /** Of the reviews, from 1: the one that is shown. */
  readonly page: number
  /** The review that the address names, and that is not on this page. */
  readonly review: number
  readonly goTo: (path: string) => void
}

/** Looks for the review that the address names, and goes to its page. */
export function LinkedReview({ locale, profileId, page, review, goTo }: LinkedReviewProps) {
  const { t } = useTranslation(['review-form'])
  const { data, isError, isFetching, refetch } = useReviewPage({ profileId, review, shown: page })
  const line = useRef<HTMLParagraphElement>(null)
  const isWithout = data === null || isError
  useEffect(() => {
    if (typeof data === 'number') goTo(localePath(locale, `${profilePath({ id: profileId }, data)}#review-${review}`))
  }, [data, goTo, locale, profileId, review])
  useEffect(() => {
    // What the link promised would be here.
    if (isWithout) line.current?.scrollIntoView({ block: 'center' })
  }, [isWithout])
  if (isFetching) return <p role="status">{t('review-form:linked.looking')}</p>
  if (!isWithout) return null
  return (
    <p ref={line} role="status">
      {isError ? t('review-form:linked.failed') : t('review-form:linked.missing')}{' '}
      {isError && (
        <Button kind="quiet" onPress={() => void refetch()}>
          {t('review-form:linked.retry')}
        </Button>
      )}
    </p>
  )
}
