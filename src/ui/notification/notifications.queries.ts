import { useState } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getRetryAt } from '#application/session/countdown.ts'
import type { NotificationPage } from '#domain/notification/notification.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { queryClient, useMutation, useQuery } from '#ui/query-client.ts'
import { unwrap, UseCaseError } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { NotificationView } from './notification-view.ts'
import { notificationsKey, refetchOptions, unreadCountKey } from './unread-count.queries.ts'

const listsKey = [...notificationsKey, 'list'] as const
const markKey = ['mark-notifications-read'] as const

/** The results of marks that were sent before a restore are ignored. */
let restoreCount = 0

/** Marks in flight when the page entered the back/forward cache may never settle, and would block the next. */
function forgetPendingMarks(): void {
  restoreCount += 1
  const mutations = queryClient.getMutationCache()
  const pendingMarks = mutations.findAll({ mutationKey: markKey, status: 'pending' })
  for (const mark of pendingMarks) mutations.remove(mark)
  if (pendingMarks.length > 0) void queryClient.invalidateQueries({ queryKey: notificationsKey })
}

if (typeof window !== 'undefined') listenForRestores(forgetPendingMarks)

export function useNotifications(view: NotificationView) {
  const { listNotifications } = useUseCases()
  return useQuery(
    {
      ...refetchOptions,
      queryKey: [...listsKey, view],
      queryFn: async () => unwrap(await listNotifications(view)),
      placeholderData: previous => previous,
    },
    queryClient,
  )
}

const unavailableError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

type MarkFailure = Extract<Awaited<ReturnType<ClientUseCases['markNotificationsRead']>>, { ok: false }>['error']

interface FailedMarks {
  readonly ids: readonly string[]
  readonly error: UseCaseError<MarkFailure>
}

interface SentMarks {
  readonly changedIds: readonly string[]
  readonly restoreCount: number
}

const isForgotten = (sent: SentMarks | undefined) => sent !== undefined && sent.restoreCount !== restoreCount

export function useMarkRead() {
  const { markNotificationsRead } = useUseCases()
  // Collects the ids of all failed calls, because React Query keeps only the last call.
  const [failedMarks, setFailedMarks] = useState<FailedMarks | null>(null)
  const clearFailure = (markedIds: readonly string[]) =>
    setFailedMarks(previous => {
      const ids = previous?.ids.filter(id => !markedIds.includes(id)) ?? []
      return previous && ids.length > 0 ? { ...previous, ids } : null
    })
  const { mutate, isSuccess } = useMutation<void, UseCaseError<MarkFailure>, readonly string[], SentMarks>(
    {
      mutationKey: markKey,
      scope: { id: markKey[0] },
      mutationFn: async ids => {
        try {
          unwrap(await markNotificationsRead(ids))
        } catch (error) {
          throw error instanceof UseCaseError ? error : new UseCaseError(unavailableError)
        }
      },
      onMutate: async ids => {
        clearFailure(ids)
        await queryClient.cancelQueries({ queryKey: notificationsKey })
        const changedIds = filterUnread(ids)
        setReadAt(changedIds, new Date().toISOString())
        return { changedIds, restoreCount }
      },
      // An earlier call with the same ids may have failed while this one waited.
      onSuccess: (_, markedIds) => clearFailure(markedIds),
      onError: (error, ids, sent) => {
        if (isForgotten(sent)) return
        setReadAt(sent?.changedIds ?? [], null)
        setFailedMarks(previous => ({ ids: [...new Set([...(previous?.ids ?? []), ...ids])], error }))
      },
      onSettled: (_, __, ___, sent) => {
        if (isForgotten(sent)) return
        // Refetching during another call would show its notifications as unread.
        if (queryClient.isMutating({ mutationKey: markKey }) === 1)
          void queryClient.invalidateQueries({ queryKey: notificationsKey })
      },
    },
    queryClient,
  )
  // A failed call may have reached the API. The error is hidden once the shown lists show its notifications as read.
  const shownError = failedMarks && filterUnread(failedMarks.ids, 'active').length > 0 ? failedMarks.error : null
  return {
    markRead: (ids: readonly string[]) => mutate(ids),
    retry: () => {
      if (failedMarks) mutate(failedMarks.ids)
    },
    failure: shownError?.failure ?? null,
    retryAt: shownError && getRetryAt(shownError.failure, shownError.failedAt),
    isDone: isSuccess && !shownError,
  }
}

/** `active` lists are shown; the others are cached, and may be outdated. */
function filterUnread(ids: readonly string[], type: 'all' | 'active' = 'all'): readonly string[] {
  const items = queryClient
    .getQueriesData<NotificationPage>({ queryKey: listsKey, type })
    .flatMap(([, page]) => page?.items ?? [])
  const unreadIds = new Set(items.flatMap(({ id, readAt }) => (readAt === null ? [id] : [])))
  return ids.filter(id => unreadIds.has(id))
}

function setReadAt(ids: readonly string[], readAt: string | null): void {
  queryClient.setQueriesData<NotificationPage>(
    { queryKey: listsKey },
    page => page && { ...page, items: page.items.map(item => (ids.includes(item.id) ? { ...item, readAt } : item)) },
  )
  const change = readAt === null ? ids.length : -ids.length
  queryClient.setQueryData<number>(unreadCountKey, count =>
    count === undefined ? undefined : Math.max(0, count + change),
  )
}
