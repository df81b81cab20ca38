import type { Rendered } from './ask-next.ts'
import { bodyOf, type CachedResponse } from './cached-response.ts'
import { createHash } from 'node:crypto'

/** Finishes all forms of a render; Next's router uses its forms of found pages only. */
export async function finishPage(
  { headers, render }: Rendered,
  inlineScript: InlineScript,
  status: number,
  maxAge: CachedResponse['maxAge'],
): Promise<CachedResponse> {
  if (!render.output) throw new Error('Next rendered no page')
  const { html, policy } = finishDocument(render.output.html, inlineScript)
  const document = await bodyOf('text/html; charset=utf-8', html)
  if (status !== 200) return { status, policy, document, maxAge }
  const [rsc, ...segments] = await Promise.all([
    bodyOf('text/x-component', render.output.rsc),
    ...[...render.output.segments].map(async ([name, text]) => [name, await bodyOf('text/x-component', text)] as const),
  ])
  return { status, policy, document, maxAge, rsc, segments: new Map(segments), rewritten: headers }
}

export interface Finished {
  readonly html: string
  /** `Content-Security-Policy`. */
  readonly policy: string
}

/** The inline script of every page. */
export interface InlineScript {
  /** Minified. */
  readonly code: string
  /** Build id. */
  readonly build: string
  /** Called with the hash of an inline script that is neither ours nor Next's: the policy does not allow it. */
  readonly onUnknown?: (hash: string) => void
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const decodeAttribute = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Turns Next's document into one with scripts on demand: the tags of Next's files and their preloads are replaced by the
 * inline script, which knows their names. The policy allows the inline scripts that are ours or Next's, and the document's style attributes.
 */
export function finishDocument(rendered: string, { code, build, onUnknown }: InlineScript): Finished {
  const files: string[] = []
  const withoutScripts = rendered
    .replace(/<script src="([^"]+)"[^>]*\basync=""[^>]*><\/script>/g, (_tag, file: string) => {
      files.push(decodeAttribute(file))
      return ''
    })
    .replace(/<link rel="preload" as="script"[^>]*\/>/g, '')
  const names = [...new Set(files)].join(' ')
  const html = withoutScripts.replace(
    '</head>',
    () => `<script data-files="${names}" data-build="${build}">${code}</script></head>`,
  )
  return { html, policy: policyOf(html, code, onUnknown) }
}

// What Next writes inline: where Turbopack finds the chunks, and the flight data.
const nextShapes = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/,
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/,
]

/** Whether Next wrote a script: one of its calls with nothing but data in it. */
const isNextScript = (code: string): boolean =>
  nextShapes.some(shape => {
    const [, data] = shape.exec(code) ?? []
    return data !== undefined && isJson(data)
  })

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function policyOf(html: string, ownCode: string, onUnknown?: (hash: string) => void): string {
  const scripts = new Set<string>()
  // JSON-LD and other data blocks don't run and need no hash.
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (code && !/\btype="application\//.test(attributes)) {
      const hash = hashOf(code)
      if (code === ownCode || isNextScript(code)) scripts.add(hash)
      else onUnknown?.(hash)
    }
  const styles = new Set<string>()
  for (const [, style = ''] of html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g))
    styles.add(hashOf(decodeAttribute(style)))
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self'",
    ...(styles.size > 0 ? [['style-src-attr', "'unsafe-hashes'", ...styles].join(' ')] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
