import { keepPreviousData } from '@tanstack/react-query'
import type { Locale } from '#domain/shared/locale.ts'
import { useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const minute = 60_000

/** Suggestions for a text, in a city (slug) or everywhere. An outdated request is aborted. */
export function useSuggestions(locale: Locale, text: string, city: string | undefined) {
  const { suggest } = useUseCases()
  return useQuery({
    queryKey: ['suggest', locale, city, text],
    queryFn: async ({ signal }) => unwrap(await suggest({ text, ...(city !== undefined && { city }) }, { signal })),
    enabled: text !== '',
    staleTime: minute,
    placeholderData: keepPreviousData,
  })
}
