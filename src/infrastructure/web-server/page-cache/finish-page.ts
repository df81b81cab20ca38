import type { Rendered } from './ask-next'
import { bodyOf } from './body'
import { finishDocument, type Loader } from './finish-document'
import type { Page } from './page'

/** Finishes what Next rendered, in all its forms; those of Next's router are of use for pages that are there only. */
export async function finishPage(
  { headers, render }: Rendered,
  loader: Loader,
  status: number,
  life: Page['life'],
): Promise<Page> {
  if (!render.made) throw new Error('Next made no page')
  const { html, policy } = finishDocument(render.made.html, loader)
  const document = await bodyOf('text/html; charset=utf-8', html)
  if (status !== 200) return { status, policy, document, life }
  const [rsc, ...segments] = await Promise.all([
    bodyOf('text/x-component', render.made.rsc),
    ...[...render.made.segments].map(async ([name, text]) => [name, await bodyOf('text/x-component', text)] as const),
  ])
  return { status, policy, document, life, rsc, segments: new Map(segments), rewritten: headers }
}
