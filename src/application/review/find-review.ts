import type { Outcome } from '#application/outcome.ts'
import type { Review } from '#domain/review/review.ts'
import type { Page } from '#domain/shared/pagination.ts'

/** `listReviews` or `listReviewsNow`: pages of a profile's reviews, the newest first. */
type ListReviews<E> = (query: {
  readonly profileId: number
  readonly page: number
}) => Promise<Outcome<Page<Review>, E>>

interface FoundReview {
  readonly review: Review
  /** Of the reviews. */
  readonly page: number
}

interface LinkedReview {
  readonly profileId: number
  /** Id. */
  readonly review: number
}

/** The page with a linked review; null if none of the first pages has it. The page on the screen may be outdated and is read, too. */
export async function findReviewPage<E>(
  listReviews: ListReviews<E>,
  { profileId, review }: LinkedReview,
): Promise<Outcome<number | null, E>> {
  const found = await findReview(listReviews, { profileId, isWanted: ({ id }) => id === review, isPast: () => false })
  return found.ok ? { ok: true, value: found.value?.page ?? null } : found
}

/** A device's clock may be ahead of the API's. */
const clockError = 24 * 3_600_000

interface SentReview {
  readonly profileId: number
  readonly userId: number
  /** Milliseconds. */
  readonly sentAt: number
}

/** The review that a user has sent; null if the API does not show it yet or can't be read. */
export async function findSentReview<E>(
  listReviews: ListReviews<E>,
  { profileId, userId, sentAt }: SentReview,
): Promise<FoundReview | null> {
  const found = await findReview(listReviews, {
    profileId,
    isWanted: ({ user }) => user.id === userId,
    isPast: ({ createdAt }) => createdAt !== null && Date.parse(createdAt) < sentAt - clockError,
  })
  return found.ok ? found.value : null
}

/** Older reviews are not read: each page is a call. */
const mostPages = 10

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
  let last = mostPages
  for (let page = 1; page <= last; page++) {
    const reviews = await listReviews({ profileId, page })
    if (!reviews.ok) return reviews
    const { items, lastPage } = reviews.value
    const review = items.find(isWanted)
    if (review) return { ok: true, value: { review, page } }
    last = items.some(isPast) ? page : Math.min(lastPage, mostPages)
  }
  return { ok: true, value: null }
}
