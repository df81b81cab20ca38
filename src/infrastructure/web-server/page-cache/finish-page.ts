import type { Rendered } from './ask-next.ts'
import { bodyOf, renderNameOf, type CachedResponse } from './cached-response.ts'
import { inlineStyles, type StyleOf } from './inline-styles.ts'
import { decodeAttribute, isFlight, policyOf } from './page-policy.ts'

interface How {
  readonly status: number
  readonly maxAge: CachedResponse['maxAge']
  /** Whether the page fetches its flight data when it hydrates. Otherwise its document contains them. */
  readonly fetchesFlight: boolean
}

/** Finishes all forms of a render; Next's router uses its forms of found pages only. */
export async function finishPage(
  { headers, render }: Rendered,
  inlined: Inlined,
  { status, maxAge, fetchesFlight }: How,
): Promise<CachedResponse> {
  if (!render.output) throw new Error('Next rendered no page')
  const { output } = render
  const documentOf = async (renderName?: string) => {
    const { html, policy } = finishDocument(output.html, inlined, renderName)
    return { policy, document: await bodyOf('text/html; charset=utf-8', html, maxAge) }
  }
  if (status !== 200) return { status, maxAge, ...(await documentOf()) }
  const [rsc, tree] = await Promise.all([
    bodyOf('text/x-component', output.rsc, maxAge),
    bodyOf('text/x-component', output.tree, maxAge),
  ])
  const document = await documentOf(fetchesFlight ? renderNameOf(rsc) : undefined)
  return { status, maxAge, ...document, rsc, tree, rewritten: headers }
}

export interface Finished {
  readonly html: string
  /** `Content-Security-Policy`. */
  readonly policy: string
}

/** What finishing writes into every document. */
export interface Inlined {
  /** The inline script, minified. */
  readonly code: string
  /** Address of the file that answers presses while a page hydrates, loaded before Next's. The inline script derives that of phones from it. */
  readonly firstFile: string
  /** Build id. */
  readonly build: string
  readonly styleOf: StyleOf
  /** Called with the hash of an inline script that is neither ours nor Next's: the policy does not allow it. */
  readonly onUnknown?: (hash: string) => void
}

/**
 * Turns Next's document into one with scripts on demand: the tags of Next's files and their preloads are replaced by the
 * inline script, which knows their names, its stylesheets stand in the document, and its fonts are requested last. With the
 * name of its render the document loses its flight data too, which the inline script then fetches.
 */
export function finishDocument(
  rendered: string,
  { code, firstFile, build, styleOf, onUnknown }: Inlined,
  render?: string,
): Finished {
  const files: string[] = []
  const withoutScripts = rendered
    .replace(/<script src="([^"]+)"[^>]*\basync=""[^>]*><\/script>/g, (_tag, file: string) => {
      files.push(decodeAttribute(file))
      return ''
    })
    .replace(/<link rel="preload" as="script"[^>]*\/>|<script src="[^"]+" noModule=""><\/script>/g, '')
  const content = withoutTransitions(render === undefined ? withoutScripts : withoutFlight(withoutScripts))
  const names = [...new Set(render === undefined ? files : [firstFile, ...files])].join(' ')
  const ofRender = render === undefined ? '' : ` data-render="${render}"`
  const html = fontsLast(content).replace(
    '</head>',
    () => `<script data-files="${names}" data-build="${build}"${ofRender}>${code}</script></head>`,
  )
  const { html: withStyles, style } = inlineStyles(html, styleOf)
  return { html: withStyles, policy: policyOf(html, { code, style, onUnknown }) }
}

/** React's names of view transitions, for parts that stream in: pages come whole. React escapes quotes in texts and attributes. */
const withoutTransitions = (html: string): string => html.replace(/ vt-\w+="[^"]*"/g, '')

const withoutFlight = (html: string): string =>
  html.replace(/<script>([^]*?)<\/script>/g, (tag, code: string) => (isFlight(code) ? '' : tag))

/** Chromium holds back the first paint for a font whose preload it meets before the content. */
function fontsLast(html: string): string {
  const preloads: string[] = []
  const content = html.replace(/<link rel="preload"[^>]* as="font"[^>]*\/>/g, preload => {
    preloads.push(preload)
    return ''
  })
  return content.replace('</body>', () => `${preloads.join('')}</body>`)
}
