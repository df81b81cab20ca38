import { useQuery } from '@tanstack/react-query'
import type { Locale } from '../../domain/shared/locale'
import { unwrap } from '../unwrap'
import { useUseCases } from '../use-cases'

const hour = 3_600_000

export function useRegions(locale: Locale) {
  const { listRegions } = useUseCases()
  return useQuery({
    queryKey: ['regions', locale],
    queryFn: async () => unwrap(await listRegions()),
    staleTime: hour,
    // Whoever looks at it has Retry.
    retry: false,
    networkMode: 'always',
  })
}
