import { useQuery } from '@tanstack/react-query'
import type { Offered } from '../../application/offered'
import { queryClient } from '../query-client'
import { unwrap } from '../unwrap'
import { useUseCases } from '../use-cases'

const ownProfileQuery = ({ viewOwnProfile }: Pick<Offered, 'viewOwnProfile'>) => ({
  queryKey: ['own-profile'],
  queryFn: async () => unwrap(await viewOwnProfile()),
  retry: false,
  networkMode: 'always' as const,
})

/** One's own profile as it was last read; every page that is opened reads it anew. */
export function useOwnProfile(enabled = true) {
  return useQuery({ ...ownProfileQuery(useUseCases()), staleTime: Number.POSITIVE_INFINITY, enabled }, queryClient)
}

/** Reads it anew; what was read before is shown until then, and still is where it fails. */
export async function refreshOwnProfile(useCases: Pick<Offered, 'viewOwnProfile'>): Promise<void> {
  await queryClient.query({ ...ownProfileQuery(useCases), staleTime: 0 }).catch(() => undefined)
}

/** Nothing that was read for one visitor is there for the next; what is still shown is asked for anew. */
export const forgetReads = (): Promise<void> => queryClient.resetQueries()
