import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { sentReviews } from '#application/review/sent-reviews.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatDateTime } from '#ui/i18n/format-date.ts'
import { Tag } from '#ui/kit/display/tag.tsx'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { ReviewTexts } from '#ui/review/review-facts.ts'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { useSentReview } from '#ui/review/searched-reviews.queries.ts'

// The chunk of a retry: with the list in this one, stylesheets of all public pages would be cut otherwise.
const LoadedReviews = lazyIsland(async () => (await import('#ui/review/loaded-reviews.tsx')).LoadedReviews)

export interface OwnReviewsProps {
  readonly locale: Locale
  readonly device: DeviceStorage
  readonly profileId: number
  /** The reviews on the page by id, and who wrote them. */
  readonly shown: readonly (readonly [review: number, author: number | null])[]
  /** Nobody has reviewed the profile. */
  readonly isUnreviewed: boolean
  readonly texts: ReviewTexts
  /** Reads the page again. */
  readonly refresh: () => void
}

/** What a profile page shows of the signed-in visitor's own: their review, their profile. */
export function OwnReviews(props: OwnReviewsProps) {
  const { data } = useOwnProfile()
  const isOwn = data?.profile.id === props.profileId
  useOwnProfileMarker(isOwn)
  if (isOwn && props.isUnreviewed) return <AskForReviews />
  return data ? <OwnReview {...props} userId={data.user.id} /> : null
}

/** In place of what asks a client to write the first one. */
function AskForReviews() {
  const { t } = useTranslation(['review-form'])
  return <p className="second">{t('review-form:noneOfYours')}</p>
}

/** Styles show 'edit' in place of what others may do. */
function useOwnProfileMarker(isOwn: boolean) {
  useEffect(() => {
    if (!isOwn) return undefined
    const root = document.documentElement
    root.dataset['ownProfile'] = ''
    return () => {
      delete root.dataset['ownProfile']
    }
  }, [isOwn])
}

function OwnReview({ userId, shown, ...props }: Omit<OwnReviewsProps, 'isUnreviewed'> & { readonly userId: number }) {
  const { device, profileId } = props
  const id = shown.find(([, author]) => author === userId)?.[0]
  useEffect(() => {
    if (id !== undefined) sentReviews(device, Date.now).drop(profileId, userId)
  }, [id, device, profileId, userId])
  if (id !== undefined) return <YoursMark review={id} />
  return <SentReview {...props} userId={userId} />
}

/** A review that the page does not have: it is at the API by now, or will be. */
function SentReview({
  locale,
  device,
  profileId,
  userId,
  texts,
  refresh,
}: Omit<OwnReviewsProps, 'shown' | 'isUnreviewed'> & { readonly userId: number }) {
  const { t } = useTranslation(['review-form'])
  const { data } = useSentReview({ device, profileId, userId })
  const found = data?.review?.id
  const isFurther = data?.review !== null && data?.page !== 1
  useEffect(() => {
    // Among the older ones there is nothing more to wait for.
    if (found !== undefined && isFurther) sentReviews(device, Date.now).drop(profileId, userId)
  }, [found, isFurther, device, profileId, userId])
  useEffect(() => {
    if (found !== undefined) refresh()
    // Once: a cache on the way may answer with the old page for a while.
  }, [found, refresh])
  const review = data?.review
  if (review)
    return (
      <>
        <LoadedReviews {...{ locale, texts }} reviews={[review]} />
        <YoursMark review={review.id} />
      </>
    )
  const sentAt = data && formatDateTime(locale, new Date(data.at).toISOString())
  // The region comes before its text: so screen readers announce it.
  return (
    <p role="status" className={data ? undefined : 'unseen'}>
      {sentAt && t('review-form:pending', { date: sentAt })}
    </p>
  )
}

const subscribeToNothing = () => () => undefined

/** Marks a review on the page, beside its author's name. */
function YoursMark({ review }: { readonly review: number }) {
  const { t } = useTranslation(['review-form'])
  // Looked up again after each render: the page around may be new.
  const place = useSyncExternalStore(
    subscribeToNothing,
    () => document.querySelector(`#review-${review} [data-author]`),
    () => null,
  )
  return place && createPortal(<Tag>{t('review-form:yours')}</Tag>, place)
}
