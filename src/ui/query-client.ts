import {
  type Query,
  QueryClient,
  useMutation as useLibraryMutation,
  useQuery as useLibraryQuery,
} from '@tanstack/react-query'

// Islands import the hooks from here, so that the build keeps them in one chunk with the client instead of copying them
// into several chunks. A plain re-export would not do, because the build resolves it to the library.
export const useQuery = useLibraryQuery
export const useMutation = useLibraryMutation

/** Server data and writes of all islands on a page. It loads with the first island that needs it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A failed query has a Retry button or `retryOptions`. A query whose data may change elsewhere overrides
    // `refetchOnWindowFocus`. Offline, a query fails at once instead of pausing; a failed query runs again once the
    // network is back.
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => state.status === 'error',
      refetchOnWindowFocus: false,
    },
    // Only the visitor repeats a mutation, because a mutation may have succeeded even if its response was lost. No
    // mutation is cached, because its input may be a password.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
})

/** The pause before a failed query runs again, in milliseconds: 2 s after the first failure, at most a minute. */
export const getRetryDelay = (failureCount: number): number => Math.min(60_000, 2000 * 2 ** (failureCount - 1))

/** Options of a query without a Retry button: repeats it after a failure while its component is on a visible page. */
export const retryOptions = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    state.status === 'error' && getRetryDelay(state.errorUpdateCount),
} as const

// Makes the client listen for a visible tab and for the network. A QueryClientProvider would too, but few islands have
// one.
queryClient.mount()

function repeatInFlightQueries({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  const inFlightQueries = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  const wasInFlight = (query: Query) => inFlightQueries.has(query)
  void queryClient
    .cancelQueries({ predicate: wasInFlight })
    .then(() => queryClient.refetchQueries({ type: 'active', predicate: wasInFlight }))
}

// Firefox never settles requests that were in flight when the page entered the back/forward cache.
// The server, which has no `window`, loads this module too.
if (typeof window !== 'undefined') addEventListener('pageshow', repeatInFlightQueries)
