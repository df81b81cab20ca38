import { LRUCache } from 'lru-cache'
import type { Locale } from '#domain/shared/locale.ts'
import type { Ask, Rendered } from './ask-next.ts'
import { errorAddress, type ErrorPage } from './error-address.ts'
import { newRequestId } from '#infrastructure/runtime/runtime.ts'

// Stands in for the text; nothing else in a page looks like it, and it looks like a city's slug.
const placeholder = 'znatok-fills-this-in'

/** Far more than the combinations of error, language and near names that occur in a day. */
const maxTemplates = 200

/** Means the same unescaped in markup, in an address and in script data. */
const plain = /^[\w./~%-]+$/

/** Renders an error page that differs from others of its kind in one text. */
export type RenderError = (locale: Locale, errorOf: (text: string) => ErrorPage, text: string) => Promise<Rendered>

/**
 * Renders error pages that differ in one text (a path, a request id) once and fills the text in afterwards. Made-up
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

  return async (locale, errorOf, text) => {
    const template = plain.test(text) ? await templateAt(locale, errorAddress(locale, errorOf(placeholder))) : undefined
    const output = template?.render.output
    if (!output || !isWhole(output.html)) return ask(locale, errorAddress(locale, errorOf(text)), newRequestId())
    return { ...template, render: { output: { ...output, html: output.html.replaceAll(placeholder, text) } } }
  }
}

/** Next sends flight data in pieces: the placeholder must not span two of them. */
function isWhole(html: string): boolean {
  const pieces = [...html.matchAll(/__next_f\.push\((\[.*?\])\)<\/script>/g)].map(([, piece = '']) => piece)
  const joined = pieces.map(piece => piece.replace(/^\[\d+,"?|"?\]$/g, '')).join('')
  return (
    joined.split(placeholder).length - 1 === pieces.reduce((sum, piece) => sum + piece.split(placeholder).length - 1, 0)
  )
}
