import type { Query } from '@tanstack/react-query'
import type { SessionHint } from '#application/session/session-hint.ts'
import { queryClient } from '#ui/query-client.ts'

/** The first parts of the keys of queries that need a session. */
const privateKeys: ReadonlySet<unknown> = new Set(['own-profile', 'notifications', 'sent-review'])

const isPrivate = ({ queryKey: [name] }: Pick<Query, 'queryKey'>) => privateKeys.has(name)

/** After a sign-out, private queries do not refetch, because the API would refuse them. */
export function resetQueries(hint: SessionHint | undefined): Promise<void> {
  if (hint !== undefined) return queryClient.resetQueries()
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) query.reset()
  return queryClient.resetQueries({ predicate: query => !isPrivate(query) })
}
