import type { QueryName } from '#application/client-use-cases.ts'
import { bodyOf, bytesOf, type CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { Hit, Produced } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { ttl } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import { runCall, statusOf, type RpcOutcome, type Call } from './call.ts'
import { queries, type Query } from './procedures.ts'

/** Answers a shared query from the page cache. The scope has no session, so nothing of a visitor gets in. */
export function sharedQuery(
  pages: Pick<PageSource, 'sharedQuery'>,
  scope: Omit<Scope, 'session'>,
  name: QueryName,
  call: Call<RpcOutcome>,
): Hit<CachedResponse> | Promise<Hit<CachedResponse>> {
  const key = `/use-cases/${name}?lang=${scope.locale}&input=${JSON.stringify(call.input)}`
  return pages.sharedQuery(key, () => runOnce(scope, call, queries[name].partition))
}

async function runOnce(
  scope: Scope,
  call: Call<RpcOutcome>,
  partition: Query<never>['partition'],
): Promise<Produced<CachedResponse>> {
  const outcome = await runCall(scope, call)
  const document = await bodyOf('application/json; charset=utf-8', JSON.stringify(outcome))
  if (!outcome.ok) return { partition: 'none', value: { status: statusOf(outcome), document, maxAge: 'never' } }
  const value: CachedResponse = { status: 200, document, maxAge: ttl.sharedQuery }
  return { partition, value, bytes: bytesOf(value), ttl: ttl.sharedQuery }
}
