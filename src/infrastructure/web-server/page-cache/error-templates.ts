import { LRUCache } from 'lru-cache'
import type { Locale } from '#domain/shared/locale.ts'
import type { Ask, Rendered } from './ask-next.ts'
import { errorAddress, type ErrorPage } from './error-address.ts'
import { newRequestId } from '#infrastructure/runtime/runtime.ts'

// Stand in for the texts; nothing else in a page looks like them, and they look like a city's slug.
const placeholders = ['znatok-fills-this-in', 'znatok-fills-that-in'] as const

/** Far more than the combinations of error, language and near names that occur in a day. */
const maxTemplates = 200

/** Means the same unescaped in markup, in an address and in script data. */
const plain = /^[\w./~%?=-]+$/

/** Renders an error page that differs from others of its kind in one text, or in two. */
export type RenderError = (
  locale: Locale,
  errorOf: (...texts: readonly string[]) => ErrorPage,
  ...texts: readonly [string] | readonly [string, string]
) => Promise<Rendered>

/**
 * Renders error pages that differ in a path or a request id once and fills these in afterwards. Made-up
 * addresses then cost next to nothing, and failures need no render.
 */
export function errorTemplates(ask: Ask): RenderError {
  const templates = new LRUCache<string, Promise<Rendered>>({ max: maxTemplates })

  const templateAt = (locale: Locale, address: string) => {
    const known = templates.get(address)
    if (known) return known
    const pending = ask(locale, address, newRequestId())
    templates.set(address, pending)
    // A failure reaches those who wait; the next request renders again.
    pending.catch(() => templates.delete(address))
    return pending
  }

  return async (locale, errorOf, ...texts) => {
    const isPlain = texts.every(text => plain.test(text))
    const template = isPlain ? await templateAt(locale, errorAddress(locale, errorOf(...placeholders))) : undefined
    const output = template?.render.output
    if (!output || !placeholders.every(placeholder => isWhole(output.html, placeholder)))
      return ask(locale, errorAddress(locale, errorOf(...texts)), newRequestId())
    const filled = texts.reduce((html, text, at) => html.replaceAll(placeholders[at] ?? '', text), output.html)
    return { ...template, render: { output: { ...output, html: filled } } }
  }
}

/** Next sends flight data in pieces: the placeholder must not span two of them. */
function isWhole(html: string, placeholder: string): boolean {
  const pieces = [...html.matchAll(/__next_f\.push\((\[.*?\])\)<\/script>/g)].map(([, piece = '']) => piece)
  const joined = pieces.map(piece => piece.replace(/^\[\d+,"?|"?\]$/g, '')).join('')
  return (
    joined.split(placeholder).length - 1 === pieces.reduce((sum, piece) => sum + piece.split(placeholder).length - 1, 0)
  )
}
