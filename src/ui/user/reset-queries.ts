import type { Query } from '@tanstack/react-query'
import type { SessionHint } from '#application/session/session-hint.ts'
import { queryClient } from '#ui/query-client.ts'

/** First parts of the keys of queries whose data is the same for every visitor. All others count as private. */
export const publicKeys: ReadonlySet<unknown> = new Set([
  'categories',
  'cities',
  'city',
  'complaint-types',
  'linked-review',
  'regions',
  'saved-profile',
  'suggest',
])

const isPrivate = ({ queryKey: [name] }: Pick<Query, 'queryKey'>) => !publicKeys.has(name)

/** Public data on the screen stays, because a form shows it in its receipt. */
export async function resetQueries(hint: SessionHint | undefined): Promise<void> {
  if (hint !== undefined) return queryClient.resetQueries({ predicate: isPrivate })
  // Private queries do not refetch, because the API would refuse them.
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) query.reset()
  queryClient.removeQueries({ predicate: query => query.getObserversCount() === 0 })
}
