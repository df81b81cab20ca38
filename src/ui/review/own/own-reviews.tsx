import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { SentReviews } from '#application/review/sent-reviews.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatDateTime } from '#ui/i18n/format-date.ts'
import { Tag } from '#ui/kit/display/tag.tsx'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { ReviewTexts } from '#ui/review/format-review.ts'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { useSentReview } from '#ui/review/searched-reviews.queries.ts'

// The chunk of the retry: a list in this chunk would change the stylesheets of all public pages.
const LoadedReviews = lazyIsland(async () => (await import('#ui/review/loaded-reviews.tsx')).LoadedReviews)

export interface OwnReviewsProps {
  readonly locale: Locale
  readonly sentReviews: SentReviews
  readonly profileId: number
  readonly shown: readonly (readonly [review: number, author: number | null])[]
  readonly isUnreviewed: boolean
  readonly texts: ReviewTexts
  readonly refresh: () => void
}

/** Marks the visitor's own review or profile on a profile page. */
export function OwnReviews(props: OwnReviewsProps) {
  const { data } = useOwnProfile()
  const isOwn = data?.profile.id === props.profileId
  useRootMarker('ownProfile', isOwn)
  if (isOwn && props.isUnreviewed) return <AskForReviews />
  return data ? <OwnReview {...props} userId={data.user.id} /> : null
}

/** Replaces the invitation to write the first review. */
function AskForReviews() {
  const { t } = useTranslation(['review-form'])
  return <p className="second">{t('review-form:noneOfYours')}</p>
}

/**
 * Styles then show the edit link instead of review and complaint links (`ownProfile`), or hide the invitation to write the first review
 * (`ownReview`).
 */
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

function OwnReview({ userId, shown, ...props }: Omit<OwnReviewsProps, 'isUnreviewed'> & { readonly userId: number }) {
  const { sentReviews, profileId } = props
  const id = shown.find(([, author]) => author === userId)?.[0]
  useEffect(() => {
    if (id !== undefined) sentReviews.drop(profileId, userId)
  }, [id, sentReviews, profileId, userId])
  if (id !== undefined) return <YoursMark review={id} />
  return <SentReview {...props} userId={userId} />
}

/** A sent review that is not on the page: published since, or in moderation. */
function SentReview({
  locale,
  sentReviews,
  profileId,
  userId,
  texts,
  refresh,
}: Omit<OwnReviewsProps, 'shown' | 'isUnreviewed'> & { readonly userId: number }) {
  const { t } = useTranslation(['review-form'])
  const { data } = useSentReview({ sentReviews, profileId, userId })
  const found = data?.review?.id
  useRootMarker('ownReview', Boolean(data))
  useEffect(() => {
    // It is published: should a moderator hide it later, there is nothing to wait for.
    if (found !== undefined) sentReviews.drop(profileId, userId)
  }, [found, sentReviews, profileId, userId])
  useEffect(() => {
    if (found !== undefined) refresh()
    // Only once, because a shared cache may return the old page for a while.
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
  // Rendered before its text, so that screen readers announce it.
  return (
    <p role="status" className={data ? undefined : 'unseen'}>
      {sentAt && t('review-form:pending', { date: sentAt })}
    </p>
  )
}

const subscribeToNothing = () => () => undefined

function YoursMark({ review }: { readonly review: number }) {
  const { t } = useTranslation(['review-form'])
  // Looked up after each render, because the page may have been replaced.
  const place = useSyncExternalStore(
    subscribeToNothing,
    () => document.querySelector(`#review-${review} [data-author]`),
    () => null,
  )
  useOwnReviewLink(review, t('review-form:yours'))
  return place && createPortal(<Tag>{t('review-form:yours')}</Tag>, place)
}

/**
 * Turns the link to the form into one to the review: nobody reviews a specialist twice. The element stays, because the closed form
 * returns the focus to it.
 */
function useOwnReviewLink(review: number, text: string) {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-form=review]')
    const label = link?.lastChild
    if (!link || !label) return undefined
    const { hash } = link
    const { textContent } = label
    link.removeAttribute('data-form')
    link.removeAttribute('aria-haspopup')
    link.hash = `review-${review}`
    label.textContent = text
    return () => {
      link.dataset['form'] = 'review'
      link.hash = hash
      label.textContent = textContent
    }
  }, [review, text])
}
