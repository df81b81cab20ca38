import type { Outcome } from '#application/outcome.ts'
import type { Review } from '#domain/review/review.ts'
import type { Page } from '#domain/shared/pagination.ts'

/** `listReviews` or `listReviewsNow`. */
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

/** The page with a linked review; null if it is not on the first pages. Also reads the shown page, which may be outdated. */
export async function findReviewPage<E>(
  listReviews: ListReviews<E>,
  { profileId, reviewId }: LinkedReview,
): Promise<Outcome<number | null, E>> {
  const found = await findReview(listReviews, { profileId, isWanted: ({ id }) => id === reviewId, isPast: () => false })
  return found.ok ? { ok: true, value: found.value?.page ?? null } : found
}

/** The device's clock may be ahead of the API's. */
const maxClockSkewMs = 24 * 3_600_000

interface SentReview {
  readonly profileId: number
  readonly userId: number
  /** Unix time in milliseconds. */
  readonly sentAt: number
}

/** Null if the API does not publish the review yet or can't be read. */
export async function findSentReview<E>(
  listReviews: ListReviews<E>,
  { profileId, userId, sentAt }: SentReview,
): Promise<FoundReview | null> {
  const found = await findReview(listReviews, {
    profileId,
    isWanted: ({ user }) => user.id === userId,
    isPast: ({ createdAt }) => createdAt !== null && Date.parse(createdAt) < sentAt - maxClockSkewMs,
  })
  return found.ok ? found.value : null
}

/** A limit, because each page is a call. */
const maxPages = 10

interface Search {
  readonly profileId: number
  readonly isWanted: (review: Review) => boolean
  /** Whether the wanted review can only be newer than this one. */
  readonly isPast: (review: Review) => boolean
}

async function findReview<E>(
  listReviews: ListReviews<E>,
  { profileId, isWanted, isPast }: Search,
): Promise<Outcome<FoundReview | null, E>> {
  let last = maxPages
  for (let page = 1; page <= last; page++) {
    const reviews = await listReviews({ profileId, page })
    if (!reviews.ok) return reviews
    const { items, lastPage } = reviews.value
    const review = items.find(isWanted)
    if (review) return { ok: true, value: { review, page } }
    last = items.some(isPast) ? page : Math.min(lastPage, maxPages)
  }
  return { ok: true, value: null }
}
