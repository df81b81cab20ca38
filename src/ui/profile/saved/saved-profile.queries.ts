import type { Locale } from '#domain/shared/locale.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const staleTimeMs = 60_000

export function useSavedProfile(locale: Locale, id: number) {
  const { viewProfile } = useUseCases()
  return useQuery(
    {
      queryKey: ['saved-profile', locale, id],
      queryFn: async ({ signal }) => {
        const outcome = await viewProfile(id, { signal })
        return !outcome.ok && outcome.error._tag === 'ProfileNotFound' ? null : unwrap(outcome)
      },
      staleTime: staleTimeMs,
    },
    queryClient,
  )
}
