import { getRetryDelay, queryClient, useQuery } from '#ui/query-client.ts'
import { findLinkedReview, findSentReview } from '#application/review/find-review.ts'
import type { SentReviews } from '#application/review/sent-reviews.ts'
import type { Review } from '#domain/review/review.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { unwrap } from '#ui/unwrap.ts'

interface LinkedReviewQuery {
  readonly profileId: number
  readonly reviewId: number
  /** Not in the key, so that the result is kept when the visitor goes to the page of the review. */
  readonly page: number
}

/** The data is null if the review is not on the first ten pages. */
export function useLinkedReview({ profileId, reviewId, page }: LinkedReviewQuery) {
  const { listReviews, listReviewsNow } = useUseCases()
  return useQuery(
    {
      queryKey: ['linked-review', profileId, reviewId],
      queryFn: async ({ signal }) => {
        const search = async (list: typeof listReviews) =>
          unwrap(await findLinkedReview(query => list(query, { signal }), { profileId, reviewId }))
        // All visitors share one read of the cached lists. A cached list is outdated if it has the review on the shown
        // page, and may be outdated if it lacks the review: then the current lists are searched.
        const cachedReview = await search(listReviews)
        return cachedReview && cachedReview.page !== page ? cachedReview : search(listReviewsNow)
      },
    },
    queryClient,
  )
}

const sentReviewKey = 'sent-review'

interface SentReview {
  readonly sentAt: number
  /** Null until the review is published, or if the reviews could not be read. */
  readonly review: Review | null
  readonly isUnavailable: boolean
}

interface SentReviewQuery {
  readonly sentReviews: SentReviews
  readonly profileId: number
  readonly userId: number
}

export function useSentReview({ sentReviews, profileId, userId }: SentReviewQuery) {
  const { listReviewsNow } = useUseCases()
  return useQuery(
    {
      queryKey: [sentReviewKey, profileId, userId],
      queryFn: async (): Promise<SentReview | null> => {
        const sentAt = sentReviews.getSentAt(profileId, userId)
        if (sentAt === undefined) return null
        const outcome = await findSentReview(listReviewsNow, { profileId, userId, sentAt })
        return { sentAt, review: outcome.ok ? (outcome.value?.review ?? null) : null, isUnavailable: !outcome.ok }
      },
      // The search takes up to ten calls, so a return to the page within five minutes does not repeat it.
      staleTime: 5 * 60_000,
      // A failed search is data, so that the notice stays while the search is repeated.
      refetchInterval: ({ state }) => state.data?.isUnavailable === true && getRetryDelay(state.dataUpdateCount),
    },
    queryClient,
  )
}

/** Also cancels a first search: invalidation alone would let it finish, and its result may lack the sent review. */
export async function invalidateSentReview(): Promise<void> {
  const filters = { queryKey: [sentReviewKey] }
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}
