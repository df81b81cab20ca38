import type { Rendered } from './ask-next.ts'
import { bodyOf } from './body.ts'
import { finishDocument, type InlineScript } from './finish-document.ts'
import type { CachedResponse } from './cached-response.ts'

/** Finishes what Next rendered, in all its forms; those of Next's router are of use for pages that are there only. */
export async function finishPage(
  { headers, render }: Rendered,
  inlineScript: InlineScript,
  status: number,
  maxAge: CachedResponse['maxAge'],
): Promise<CachedResponse> {
  if (!render.output) throw new Error('Next made no page')
  const { html, policy } = finishDocument(render.output.html, inlineScript)
  const document = await bodyOf('text/html; charset=utf-8', html)
  if (status !== 200) return { status, policy, document, maxAge }
  const [rsc, ...segments] = await Promise.all([
    bodyOf('text/x-component', render.output.rsc),
    ...[...render.output.segments].map(async ([name, text]) => [name, await bodyOf('text/x-component', text)] as const),
  ])
  return { status, policy, document, maxAge, rsc, segments: new Map(segments), rewritten: headers }
}
