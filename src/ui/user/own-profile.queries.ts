import { useQuery } from '@tanstack/react-query'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { queryClient } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const ownProfileQuery = ({ viewOwnProfile }: Pick<ClientUseCases, 'viewOwnProfile'>) => ({
  queryKey: ['own-profile'],
  queryFn: async () => unwrap(await viewOwnProfile()),
})

/** One's own profile as it was last read; every page that is opened reads it anew. */
export function useOwnProfile(enabled = true) {
  return useQuery({ ...ownProfileQuery(useUseCases()), staleTime: Number.POSITIVE_INFINITY, enabled }, queryClient)
}

/** Reads it anew; what was read before is shown until then, and still is where it fails. */
export async function refreshOwnProfile(useCases: Pick<ClientUseCases, 'viewOwnProfile'>): Promise<void> {
  await queryClient.query({ ...ownProfileQuery(useCases), staleTime: 0 }).catch(() => undefined)
}

/** What was just saved is what is shown from now on; null: it has to be read anew. */
export function rememberOwnProfile(useCases: Pick<ClientUseCases, 'viewOwnProfile'>, saved: OwnProfile | null): void {
  if (saved) queryClient.setQueryData(ownProfileQuery(useCases).queryKey, saved)
  else void refreshOwnProfile(useCases)
}

/** Nothing that was read for one visitor is there for the next; what is still shown is asked for anew. */
export const forgetReads = (): Promise<void> => queryClient.resetQueries()

/** What was saved apart from the rest is known without reading all of it again. */
export const rememberCounted = (aboutStatistics: boolean): void =>
  void queryClient.setQueryData<OwnProfile>(['own-profile'], own => own && { ...own, aboutStatistics })
