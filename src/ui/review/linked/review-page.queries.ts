import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

/** Older reviews are not looked through: each page is a call. */
const mostPages = 10

interface Of {
  readonly profileId: number
  readonly review: number
  /** The page that is shown: the review is not on it. */
  readonly shown: number
}

/** The page of reviews that holds this one; null where none of the first pages does. */
export function useReviewPage({ profileId, review, shown }: Of) {
  const { listReviews } = useUseCases()
  return useQuery(
    {
      queryKey: ['review-page', profileId, review, shown],
      queryFn: ({ signal }) => findPage({ profileId, review, shown, listReviews, signal }),
      retry: false,
    },
    queryClient,
  )
}

interface Search extends Of, Pick<ClientUseCases, 'listReviews'> {
  readonly signal: AbortSignal
}

async function findPage({ profileId, review, shown, listReviews, signal }: Search): Promise<number | null> {
  for (let page = 1, last = mostPages; page <= last; page++) {
    if (page === shown) continue
    const { items, lastPage } = unwrap(await listReviews({ profileId, page }, { signal }))
    if (items.some(({ id }) => id === review)) return page
    last = Math.min(lastPage, mostPages)
  }
  return null
}
