import { type Query, QueryClient, useMutation as useMutationOf, useQuery as useQueryOf } from '@tanstack/react-query'

// Islands import the hooks from here: the build then keeps them in one chunk with the client instead of copying them into
// several. It would see through a plain re-export.
export const useQuery = useQueryOf
export const useMutation = useMutationOf

/** Server data and writes of all islands on a page. It loads with the first island that needs it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A failed read has a Retry button or `retryOptions`. Queries whose data may change elsewhere refetch when the tab becomes visible.
    // Offline, a query fails at once instead of pausing, and a failed one runs again once the network is back.
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => state.status === 'error',
      refetchOnWindowFocus: false,
    },
    // A write whose answer was lost may have been done: only a person repeats it. Its input may be a password: don't cache it.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
})

/** The pause before a failed read is repeated, in milliseconds: 2 s after the first failure, at most a minute. */
export const getRetryDelay = (failureCount: number): number => Math.min(60_000, 2000 * 2 ** (failureCount - 1))

/** For a read without a Retry button: repeats it after a failure, as long as its component is on a visible page. */
export const retryOptions = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    state.status === 'error' && getRetryDelay(state.errorUpdateCount),
} as const

// Listens for the tab to become visible and the network to return: no provider does it here.
queryClient.mount()

function repeatInFlightQueries({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  const inFlightQueries = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  const wasInFlight = (query: Query) => inFlightQueries.has(query)
  void queryClient
    .cancelQueries({ predicate: wasInFlight })
    .then(() => queryClient.refetchQueries({ type: 'active', predicate: wasInFlight }))
}

// Firefox never settles requests that were in flight when the page entered the back/forward cache. The server loads this module too.
if (typeof window !== 'undefined') addEventListener('pageshow', repeatInFlightQueries)
