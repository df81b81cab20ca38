import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { SentReviews } from '#application/review/sent-reviews.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatDateTime } from '#ui/i18n/format-date.ts'
import { Tag } from '#ui/kit/display/tag.tsx'
import type { ReviewTexts } from '#ui/review/format-review.ts'
import { LoadedReviews } from '#ui/review/loaded-reviews-island.ts'
import { retryOptions } from '#ui/query-client.ts'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { useSentReview } from '#ui/review/searched-reviews.queries.ts'

export interface OwnReviewsProps {
  readonly locale: Locale
  readonly sentReviews: SentReviews
  readonly profileId: number
  readonly shownReviews: readonly (readonly [reviewId: number, authorId: number | null])[]
  readonly isUnreviewed: boolean
  readonly texts: ReviewTexts
  readonly refresh: () => void
}

export function OwnReviews(props: OwnReviewsProps) {
  const { data } = useOwnProfile(true, retryOptions)
  const isOwnProfile = data?.profile.id === props.profileId
  useRootMarker('ownProfile', isOwnProfile)
  if (isOwnProfile && props.isUnreviewed) return <ReviewsHint />
  return data ? <OwnReview {...props} userId={data.user.id} /> : null
}

function ReviewsHint() {
  const { t } = useTranslation(['review-form'])
  return <p className="muted">{t('review-form:noneOfYours')}</p>
}

function useRootMarker(name: 'ownProfile' | 'ownReview', isSet: boolean) {
  useEffect(() => {
    if (!isSet) return undefined
    const root = document.documentElement
    root.dataset[name] = ''
    return () => {
      delete root.dataset[name]
    }
  }, [name, isSet])
}

function OwnReview({
  userId,
  shownReviews,
  ...props
}: Omit<OwnReviewsProps, 'isUnreviewed'> & { readonly userId: number }) {
  const { sentReviews, profileId } = props
  const shownReviewId = shownReviews.find(([, authorId]) => authorId === userId)?.[0]
  useEffect(() => {
    if (shownReviewId !== undefined) sentReviews.drop(profileId, userId)
  }, [shownReviewId, sentReviews, profileId, userId])
  if (shownReviewId !== undefined) return <OwnReviewMark reviewId={shownReviewId} />
  return <SentReview {...props} userId={userId} />
}

/** A sent review that this page lacks: it is in moderation, was published after the render, or is on another page. */
function SentReview({
  locale,
  sentReviews,
  profileId,
  userId,
  texts,
  refresh,
}: Omit<OwnReviewsProps, 'shownReviews' | 'isUnreviewed'> & { readonly userId: number }) {
  const { t } = useTranslation(['review-form'])
  const { data } = useSentReview({ sentReviews, profileId, userId })
  const foundId = data?.review?.id
  useRootMarker('ownReview', Boolean(data))
  useEffect(() => {
    // The review is published. If a moderator hides it later, the review is not pending again.
    if (foundId !== undefined) sentReviews.drop(profileId, userId)
  }, [foundId, sentReviews, profileId, userId])
  useEffect(() => {
    // Refreshes only once while mounted, because a shared cache may keep returning the old page for a while.
    if (foundId !== undefined) refresh()
  }, [foundId, refresh])
  const review = data?.review
  if (review)
    return (
      <>
        <LoadedReviews {...{ locale, texts }} reviews={[review]} />
        <OwnReviewMark reviewId={review.id} />
      </>
    )
  const sentDate = data && formatDateTime(locale, new Date(data.sentAt).toISOString())
  // The live region is rendered before its text, so that screen readers announce the text.
  return (
    <p role="status" className={data ? undefined : 'visually-hidden'}>
      {sentDate && t('review-form:pending', { date: sentDate })}
    </p>
  )
}

const subscribeToNothing = () => () => undefined

function OwnReviewMark({ reviewId }: { readonly reviewId: number }) {
  const { t } = useTranslation(['review-form'])
  // The element is looked up after each render, because the page may have been replaced.
  const authorElement = useSyncExternalStore(
    subscribeToNothing,
    () => document.querySelector(`#review-${reviewId} [data-author]`),
    () => null,
  )
  useOwnReviewLink(reviewId, t('review-form:yours'))
  return authorElement && createPortal(<Tag>{t('review-form:yours')}</Tag>, authorElement)
}

/** Changes the link instead of replacing it, because closing the form returns the focus to this link. */
function useOwnReviewLink(reviewId: number, text: string) {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-form=review]')
    const label = link?.lastChild
    if (!link || !label) return undefined
    const { hash } = link
    const { textContent } = label
    link.removeAttribute('data-form')
    link.removeAttribute('aria-haspopup')
    link.hash = `review-${reviewId}`
    label.textContent = text
    return () => {
      link.dataset['form'] = 'review'
      link.hash = hash
      label.textContent = textContent
    }
  }, [reviewId, text])
}
