import type { OfferedName } from '../../../application/offered'
import { bodyOf } from '../page-cache/body'
import type { Given, Made } from '../page-cache/keeper'
import { freshFor } from '../page-cache/life'
import { bytesOf, type Page } from '../page-cache/page'
import type { PageSource } from '../page-cache/page-source'
import type { Scope } from '../runtime'
import { runCall, statusOf, type Answer, type Call } from './call'

/** What is asked is whatever somebody types, or any number: there is no end of it. */
const isEndless: ReadonlySet<OfferedName> = new Set(['suggest', 'listReviews'])

/** A read that is the same for everybody, kept as pages are. The scope has no session: nothing of a visitor gets in. */
export function sharedRead(
  pages: Pick<PageSource, 'sharedRead'>,
  scope: Omit<Scope, 'session'>,
  name: OfferedName,
  call: Call<Answer>,
): Given<Page> | Promise<Given<Page>> {
  const key = `/use-cases/${name}?lang=${scope.locale}&input=${JSON.stringify(call.input)}`
  return pages.sharedRead(key, () => readOnce(scope, call, isEndless.has(name) ? 'searched' : 'kept'))
}

async function readOnce(scope: Scope, call: Call<Answer>, shelf: 'kept' | 'searched'): Promise<Made<Page>> {
  const outcome = await runCall(scope, call)
  const document = await bodyOf('application/json; charset=utf-8', JSON.stringify(outcome))
  if (!outcome.ok) return { shelf: 'none', value: { status: statusOf(outcome), document, life: 'never' } }
  const value: Page = { status: 200, document, life: freshFor.sharedRead }
  return { shelf, value, bytes: bytesOf(value), fresh: freshFor.sharedRead }
}
