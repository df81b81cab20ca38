import type { Rendered } from '#infrastructure/next/ask-next.ts'
import { finishDocument, type Inlined } from '#infrastructure/next/finish-document.ts'
import { createContentSecurityPolicy } from '#infrastructure/web-server/security/content-security-policy.ts'
import { bodyOf, renderNameOf, type CachedResponse } from './cached-response.ts'

export interface FinishOptions extends Inlined {
  /** Called with the hash of an inline script that is neither ours nor Next's: the policy does not allow it. */
  readonly onUnknownScript?: (hash: string) => void
}

interface How {
  readonly status: number
  readonly maxAge: CachedResponse['maxAge']
  /** Whether the page fetches its flight data when it hydrates. Otherwise its document contains them. */
  readonly fetchesFlight: boolean
}

/** Finishes all forms of a render; Next's router uses its forms of found pages only. */
export async function finishPage(
  { headers, render }: Rendered,
  { onUnknownScript, ...inlined }: FinishOptions,
  { status, maxAge, fetchesFlight }: How,
): Promise<CachedResponse> {
  if (!render.output) throw new Error('Next rendered no page')
  const { output } = render
  const documentOf = async (renderName?: string) => {
    const { html, style } = finishDocument(output.document, inlined, renderName)
    const policy = createContentSecurityPolicy(html, { code: inlined.code, style, onUnknownScript })
    return { policy, document: await bodyOf('text/html; charset=utf-8', html, maxAge) }
  }
  if (status !== 200) return { status, maxAge, ...(await documentOf()) }
  const [flight, routeTree] = await Promise.all([
    bodyOf('text/x-component', output.flight, maxAge),
    bodyOf('text/x-component', output.routeTree, maxAge),
  ])
  const document = await documentOf(fetchesFlight ? renderNameOf(flight) : undefined)
  return { status, maxAge, ...document, flight, routeTree, routerHeaders: headers }
}
