import { QueryClient } from '@tanstack/react-query'

/** What the islands of a page have read: one memory for all of them. It comes with the first that needs it. */
export const queryClient = new QueryClient()
