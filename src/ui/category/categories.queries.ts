import type { Locale } from '#domain/shared/locale.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const staleTimeMs = 3_600_000

export function useCategories(locale: Locale, cityId?: number) {
  const { listCategories } = useUseCases()
  return useQuery(
    {
      queryKey: ['categories', locale, cityId],
      queryFn: async () => unwrap(await listCategories(cityId === undefined ? {} : { cityId })),
      staleTime: staleTimeMs,
    },
    queryClient,
  )
}
