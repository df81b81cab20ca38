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
        const outcome = await listReviewsNow({ profileId, page: 1 })
        // If it can't be read, it was sent all the same.
        const review = outcome.ok ? outcome.value.items.find(({ user }) => user.id === userId) : undefined
        return { at, review: review ?? null }
      },
    },
    queryClient,
  )
}

/** One has just been sent. */
export const readSentReviewAgain = (): void => void queryClient.invalidateQueries({ queryKey: [key] })
