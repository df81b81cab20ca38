import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

/** Of everything that was read about notifications. */
export const notificationsKey = ['notifications'] as const
export const unreadCountKey = [...notificationsKey, 'unread'] as const

/** React Query reads again when a tab becomes visible; nothing polls. */
export const refetchOptions = { refetchOnWindowFocus: 'always' } as const

/** How many notifications are unread. Every page has the bell: soft navigations share an answer for a minute. */
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
