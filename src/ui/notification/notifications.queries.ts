import { useState } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getRetryAt } from '#application/session/countdown.ts'
import type { NotificationPage } from '#domain/notification/notification.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { queryClient, useMutation, useQuery } from '#ui/query-client.ts'
import { unwrap, UseCaseError } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { NotificationView } from './notification-view.ts'
import { notificationsKey, refetchOptions, unreadCountKey } from './unread-count.queries.ts'

const listsKey = [...notificationsKey, 'list'] as const
const markKey = ['mark-notifications-read'] as const

/** A page of notifications. The previous page stays while the next one loads. */
export function useNotifications(view: NotificationView) {
  const { listNotifications } = useUseCases()
  return useQuery(
    {
      ...refetchOptions,
      queryKey: [...listsKey, view],
      queryFn: async () => unwrap(await listNotifications(view)),
      placeholderData: last => last,
    },
    queryClient,
  )
}

const unavailable: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

type Failure = Extract<Awaited<ReturnType<ClientUseCases['markNotificationsRead']>>, { ok: false }>['error']

interface FailedMarks {
  readonly ids: readonly string[]
  readonly error: UseCaseError<Failure>
}

/** Marks optimistically. Calls run in sequence; a failed call rolls back. */
export function useMarkRead() {
  const { markNotificationsRead } = useUseCases()
  // Failures of all calls, because React Query keeps only the last error.
  const [failed, setFailed] = useState<FailedMarks | null>(null)
  const { mutate, isSuccess } = useMutation<void, UseCaseError<Failure>, readonly string[], readonly string[]>(
    {
      mutationKey: markKey,
      scope: { id: markKey[0] },
      mutationFn: async ids => {
        try {
          unwrap(await markNotificationsRead(ids))
        } catch (thrown) {
          throw thrown instanceof UseCaseError ? thrown : new UseCaseError(unavailable)
        }
      },
      onMutate: async ids => {
        // A pending response must not overwrite the update.
        await queryClient.cancelQueries({ queryKey: notificationsKey })
        const changed = filterUnread(ids)
        setRead(changed, new Date().toISOString())
        return changed
      },
      onSuccess: (_, marked) =>
        setFailed(before => {
          const ids = before?.ids.filter(id => !marked.includes(id)) ?? []
          return before && ids.length > 0 ? { ...before, ids } : null
        }),
      onError: (error, ids, changed = []) => {
        setRead(changed, null)
        setFailed(before => ({ ids: [...new Set([...(before?.ids ?? []), ...ids])], error }))
      },
      onSettled: () => {
        // Refetching during another call would show its notifications as unread.
        if (queryClient.isMutating({ mutationKey: markKey }) === 1)
          void queryClient.invalidateQueries({ queryKey: notificationsKey })
      },
    },
    queryClient,
  )
  return {
    markRead: (ids: readonly string[]) => mutate(ids),
    retry: () => {
      if (failed) mutate(failed.ids)
    },
    failure: failed?.error.reason ?? null,
    retryAt: failed && getRetryAt(failed.error.reason, failed.error.at),
    isDone: isSuccess && !failed,
  }
}

const getCachedItems = () =>
  queryClient.getQueriesData<NotificationPage>({ queryKey: listsKey }).flatMap(([, page]) => page?.items ?? [])

const filterUnread = (ids: readonly string[]): readonly string[] => {
  const unread = new Set(getCachedItems().flatMap(({ id, readAt }) => (readAt === null ? [id] : [])))
  return ids.filter(id => unread.has(id))
}

/** Updates all cached pages and the count. */
function setRead(ids: readonly string[], readAt: string | null): void {
  queryClient.setQueriesData<NotificationPage>(
    { queryKey: listsKey },
    page => page && { ...page, items: page.items.map(item => (ids.includes(item.id) ? { ...item, readAt } : item)) },
  )
  const change = readAt === null ? ids.length : -ids.length
  queryClient.setQueryData<number>(unreadCountKey, count =>
    count === undefined ? undefined : Math.max(0, count + change),
  )
}
