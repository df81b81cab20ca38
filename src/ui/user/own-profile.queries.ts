import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { queryClient, type retryOptions, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const ownProfileKey = ['own-profile'] as const

const createOwnProfileQuery = ({ viewOwnProfile }: Pick<ClientUseCases, 'viewOwnProfile'>) => ({
  queryKey: ownProfileKey,
  queryFn: async () => unwrap(await viewOwnProfile()),
})

interface RefetchOptions {
  readonly refetchInterval?: (typeof retryOptions)['refetchInterval']
  readonly refetchOnWindowFocus?: 'always'
}

/** Never stale by time, because each page visit calls `refreshOwnProfile`. */
export function useOwnProfile(isEnabled = true, options: RefetchOptions = {}) {
  return useQuery(
    { ...createOwnProfileQuery(useUseCases()), ...options, staleTime: Number.POSITIVE_INFINITY, enabled: isEnabled },
    queryClient,
  )
}

/** Refetches data read before `since` (Unix time in milliseconds). Keeps the old data after a failure. */
export async function refreshOwnProfile(
  useCases: Pick<ClientUseCases, 'viewOwnProfile'>,
  since = Date.now(),
): Promise<void> {
  const staleTime = Math.max(0, Date.now() - since)
  await queryClient.query({ ...createOwnProfileQuery(useCases), staleTime }).catch(() => undefined)
}

// Back and Forward may restore a page without running its effects (R-user-refresh).
if (typeof window !== 'undefined')
  listenForRestores(() => void queryClient.invalidateQueries({ queryKey: ownProfileKey }))

/** The older response of a pending query would overwrite what was saved. */
const cancelPendingQuery = () => queryClient.cancelQueries({ queryKey: ownProfileKey })

const getCachedProfile = () => queryClient.getQueryData<OwnProfile>(ownProfileKey)

/** False once the session has changed, until this user's profile is read again. */
export const isCachedUser = (userId: number): boolean => getCachedProfile()?.user.id === userId

/** A change of the session has dropped the data, and nothing else repeats a canceled read. */
const refetchShownProfile = () => void queryClient.refetchQueries({ queryKey: ownProfileKey, type: 'active' })

/** Never replaces the profile of another user. */
export async function cacheOwnProfile(
  useCases: Pick<ClientUseCases, 'viewOwnProfile'>,
  savedProfile: OwnProfile | null,
): Promise<void> {
  await cancelPendingQuery()
  if (!savedProfile) void refreshOwnProfile(useCases)
  else if (isCachedUser(savedProfile.user.id)) queryClient.setQueryData(ownProfileKey, savedProfile)
  else refetchShownProfile()
}

async function updateCachedProfile(userId: number, update: (ownProfile: OwnProfile) => OwnProfile): Promise<void> {
  await cancelPendingQuery()
  const ownProfile = getCachedProfile()
  if (ownProfile?.user.id === userId) queryClient.setQueryData(ownProfileKey, update(ownProfile))
  else refetchShownProfile()
}

export const cacheAboutStatistics = (userId: number, aboutStatistics: boolean): Promise<void> =>
  updateCachedProfile(userId, ownProfile => ({ ...ownProfile, aboutStatistics }))

export const cacheNotificationSettings = (userId: number, changedSettings: NotificationSettings): Promise<void> =>
  updateCachedProfile(userId, ownProfile => ({
    ...ownProfile,
    user: { ...ownProfile.user, settings: { ...ownProfile.user.settings, ...changedSettings } },
  }))
