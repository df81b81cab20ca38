import { queryClient, useQuery } from '#ui/query-client.ts'
import { sentReviews } from '#application/review/sent-reviews.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import type { Review } from '#domain/review/review.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { unwrap } from '#ui/unwrap.ts'

/** Older reviews are not looked through: each page is a call. */
const mostPages = 10

/** Goes through the pages of reviews, the newest first, until one of them has a review that is past what is looked for. */
async function findReview(
  read: (page: number) => Promise<Page<Review>>,
  isWanted: (review: Review) => boolean,
  isPast: (review: Review) => boolean = () => false,
): Promise<{ readonly review: Review; readonly page: number } | null> {
  let last = mostPages
  for (let page = 1; page <= last; page++) {
    const { items, lastPage } = await read(page)
    const review = items.find(isWanted)
    if (review) return { review, page }
    last = items.some(isPast) ? page : Math.min(lastPage, mostPages)
  }
  return null
}

interface Linked {
  readonly profileId: number
  readonly review: number
}

/** The page of reviews that holds this one; null where none of the first pages does. The shown page may be an older one. */
export function useReviewPage({ profileId, review }: Linked) {
  const { listReviews } = useUseCases()
  return useQuery(
    {
      queryKey: ['review-page', profileId, review],
      queryFn: async ({ signal }) => {
        const read = async (page: number) => unwrap(await listReviews({ profileId, page }, { signal }))
        return (await findReview(read, ({ id }) => id === review))?.page ?? null
      },
    },
    queryClient,
  )
}

const sentReview = 'sent-review'

/** A device's clock may be ahead of the API's. */
const clockError = 24 * 3_600_000

interface SentReview {
  /** Milliseconds. */
  readonly at: number
  /** As the API has it; null while it has not. */
  readonly review: Review | null
  /** Where it was found. */
  readonly page: number
}

interface Sent {
  readonly device: DeviceStorage
  readonly profileId: number
  readonly userId: number
}

/** The review that was sent from this device, and looked for past all caches; null where none was. */
export function useSentReview({ device, profileId, userId }: Sent) {
  const { listReviewsNow } = useUseCases()
  return useQuery(
    {
      queryKey: [sentReview, profileId, userId],
      queryFn: async (): Promise<SentReview | null> => {
        const at = sentReviews(device, Date.now).sentAt(profileId, userId)
        if (at === undefined) return null
        const read = async (page: number) => unwrap(await listReviewsNow({ profileId, page }))
        const isOlder = ({ createdAt }: Review) => createdAt !== null && Date.parse(createdAt) < at - clockError
        // If it can't be read, it was sent all the same.
        const found = await findReview(read, ({ user }) => user.id === userId, isOlder).catch(() => null)
        return { at, review: found?.review ?? null, page: found?.page ?? 1 }
      },
      // One visit looks once, whatever pages it passes.
      staleTime: 5 * 60_000,
    },
    queryClient,
  )
}

/** One has just been sent. */
export const readSentReviewAgain = (): void => void queryClient.invalidateQueries({ queryKey: [sentReview] })
