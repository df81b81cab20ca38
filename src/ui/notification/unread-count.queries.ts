import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

export const notificationsKey = ['notifications'] as const
export const unreadCountKey = [...notificationsKey, 'unread'] as const

export const refetchOptions = { refetchOnWindowFocus: 'always' } as const

/** Cached across soft navigations, because every page shows the count. */
export function useUnreadCount() {
  const { countUnread } = useUseCases()
  return useQuery(
    {
      ...refetchOptions,
      queryKey: unreadCountKey,
      queryFn: async () => unwrap(await countUnread()),
      staleTime: 60_000,
    },
    queryClient,
  )
}
