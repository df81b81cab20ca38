import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const ownProfileQuery = ({ viewOwnProfile }: Pick<ClientUseCases, 'viewOwnProfile'>) => ({
  queryKey: ['own-profile'],
  queryFn: async () => unwrap(await viewOwnProfile()),
})

/** The visitor's own profile; every page visit refetches it. */
export function useOwnProfile(enabled = true) {
  return useQuery({ ...ownProfileQuery(useUseCases()), staleTime: Number.POSITIVE_INFINITY, enabled }, queryClient)
}

/** Refetches it; stale data stays meanwhile, and after a failure. */
export async function refreshOwnProfile(useCases: Pick<ClientUseCases, 'viewOwnProfile'>): Promise<void> {
  await queryClient.query({ ...ownProfileQuery(useCases), staleTime: 0 }).catch(() => undefined)
}

/** Puts saved data into the query cache; null refetches it. */
export function cacheOwnProfile(useCases: Pick<ClientUseCases, 'viewOwnProfile'>, saved: OwnProfile | null): void {
  if (saved) queryClient.setQueryData(ownProfileQuery(useCases).queryKey, saved)
  else void refreshOwnProfile(useCases)
}

/** Clears one user's data before the next; mounted queries refetch. */
export const resetQueries = (): Promise<void> => queryClient.resetQueries()

/** Updates the separately saved setting without a refetch. */
export const cacheAboutStatistics = (aboutStatistics: boolean): void =>
  void queryClient.setQueryData<OwnProfile>(['own-profile'], own => own && { ...own, aboutStatistics })

/** As above. An answer from before must not undo it. */
export async function cacheNotificationSettings(changed: NotificationSettings): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['own-profile'] })
  queryClient.setQueryData<OwnProfile>(
    ['own-profile'],
    own => own && { ...own, user: { ...own.user, settings: { ...own.user.settings, ...changed } } },
  )
}
