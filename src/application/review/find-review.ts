import type { Outcome } from '#application/outcome.ts'
import type { Review } from '#domain/review/review.ts'
import type { Page } from '#domain/shared/pagination.ts'

/** `listReviews`, or `listReviewsNow` if a cached list may lack the review. */
type ListReviews<E> = (query: {
  readonly profileId: number
  readonly page: number
}) => Promise<Outcome<Page<Review>, E>>

interface FoundReview {
  readonly review: Review
  readonly page: number
}

interface LinkedReview {
  readonly profileId: number
  readonly reviewId: number
}

/** Null if it is on none of the first `maxPages` pages. */
export const findLinkedReview = <E>(
  listReviews: ListReviews<E>,
  { profileId, reviewId }: LinkedReview,
): Promise<Outcome<FoundReview | null, E>> =>
  findReview(listReviews, { profileId, isMatch: ({ id }) => id === reviewId, isOlder: () => false })

/** How far the device's clock may be ahead of the API's. */
const maxClockSkewMs = 24 * 3_600_000

interface SentReview {
  readonly profileId: number
  readonly userId: number
  /** Unix time in milliseconds. */
  readonly sentAt: number
}

/** Null if it is on none of the first `maxPages` pages, usually because it is not published yet. */
export const findSentReview = <E>(
  listReviews: ListReviews<E>,
  { profileId, userId, sentAt }: SentReview,
): Promise<Outcome<FoundReview | null, E>> =>
  findReview(listReviews, {
    profileId,
    isMatch: ({ user }) => user.id === userId,
    isOlder: ({ createdAt }) => createdAt !== null && Date.parse(createdAt) < sentAt - maxClockSkewMs,
  })

const maxPages = 10

interface ReviewSearch {
  readonly profileId: number
  readonly isMatch: (review: Review) => boolean
  /** Certainly older than the review searched for. Reviews are sorted newest first, so it can't be on a later page. */
  readonly isOlder: (review: Review) => boolean
}

async function findReview<E>(
  listReviews: ListReviews<E>,
  { profileId, isMatch, isOlder }: ReviewSearch,
): Promise<Outcome<FoundReview | null, E>> {
  let lastPageToSearch = maxPages
  for (let page = 1; page <= lastPageToSearch; page++) {
    const reviews = await listReviews({ profileId, page })
    if (!reviews.ok) return reviews
    const { items, lastPage } = reviews.value
    const review = items.find(isMatch)
    if (review) return { ok: true, value: { review, page } }
    lastPageToSearch = items.some(isOlder) ? page : Math.min(lastPage, maxPages)
  }
  return { ok: true, value: null }
}
