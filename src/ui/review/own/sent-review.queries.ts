import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { sentReviews } from '#application/review/sent-reviews.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import type { Review } from '#domain/review/review.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const key = 'sent-review'

interface SentReview {
  /** Milliseconds. */
  readonly at: number
  /** As the API has it; null while it has not. */
  readonly review: Review | null
  /** Where it was found. */
  readonly page: number
}

interface Of {
  readonly device: DeviceStorage
  readonly profileId: number
  readonly userId: number
}

/** The review that was sent from this device, and looked for past all caches; null where none was. */
export function useSentReview({ device, profileId, userId }: Of) {
  const { listReviewsNow } = useUseCases()
  return useQuery(
    {
      queryKey: [key, profileId, userId],
      queryFn: async (): Promise<SentReview | null> => {
        const at = sentReviews(device, Date.now).sentAt(profileId, userId)
        if (at === undefined) return null
        return { at, ...(await findReview(listReviewsNow, profileId, userId)) }
      },
    },
    queryClient,
  )
}

/** Older reviews are not looked through: each page is a call. */
const mostPages = 10

/** If it can't be read, it was sent all the same. */
async function findReview(
  listReviewsNow: ClientUseCases['listReviewsNow'],
  profileId: number,
  userId: number,
): Promise<Pick<SentReview, 'review' | 'page'>> {
  for (let page = 1, last = 1; page <= last; page++) {
    const outcome = await listReviewsNow({ profileId, page })
    if (!outcome.ok) break
    const review = outcome.value.items.find(({ user }) => user.id === userId)
    if (review) return { review, page }
    last = Math.min(outcome.value.lastPage, mostPages)
  }
  return { review: null, page: 1 }
}

/** One has just been sent. */
export const readSentReviewAgain = (): void => void queryClient.invalidateQueries({ queryKey: [key] })
