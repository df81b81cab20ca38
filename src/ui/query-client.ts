import {
  type Query,
  QueryClient,
  useMutation as useLibraryMutation,
  useQuery as useLibraryQuery,
} from '@tanstack/react-query'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'

// The build would resolve a re-export to the library, and copy the library into several chunks.
export const useQuery = useLibraryQuery
export const useMutation = useLibraryMutation

export const queryClient = new QueryClient({
  defaultOptions: {
    // Views of essential data have a Retry button or `retryOptions`; others omit the data.
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => state.status === 'error',
      refetchOnWindowFocus: false,
    },
    // No retry: a mutation may have succeeded although its response was lost. No cache: its input may be a password.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
})

/** In milliseconds. Pass `errorUpdateCount` or `dataUpdateCount`, which a later success does not reset. */
export const getRetryDelay = (failureCount: number): number => Math.min(60_000, 2000 * 2 ** (failureCount - 1))

/** For a query without a Retry button. */
export const retryOptions = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    state.status === 'error' && getRetryDelay(state.errorUpdateCount),
} as const

// Without a QueryClientProvider, only `mount` subscribes the client to changes of visibility and of the network.
queryClient.mount()

function repeatInFlightQueries(): void {
  const inFlightQueries = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  const wasInFlight = (query: Query) => inFlightQueries.has(query)
  void queryClient
    .cancelQueries({ predicate: wasInFlight })
    .then(() => queryClient.refetchQueries({ type: 'active', predicate: wasInFlight }))
}

// Firefox and WebKit never settle requests that were in flight when the page entered the back/forward cache.
if (typeof window !== 'undefined') listenForRestores(repeatInFlightQueries)
