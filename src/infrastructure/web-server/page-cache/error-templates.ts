import { LRUCache } from 'lru-cache'
import type { Locale } from '#domain/shared/locale.ts'
import type { Ask, Rendered } from './ask-next.ts'
import { errorAddress, type ErrorPage } from './error-address.ts'
import { newRequestId } from '#infrastructure/web-server/runtime.ts'

// Stands where a page's own text will: nothing else in a page looks like it, and a city's slug might.
const hole = 'znatok-fills-this-in'

/** Far more than there are errors, languages and sets of near names that people meet in a day. */
const mostTemplates = 200

/** What may stand in markup, in an address and in the data of a script as it is. */
const plain = /^[\w./~%-]+$/

/** Renders the page of an error that differs from others of its kind by one text alone. */
export type RenderError = (locale: Locale, errorOf: (text: string) => ErrorPage, text: string) => Promise<Rendered>

/**
 * Pages of errors, rendered once for all that differ in one text (an address, a number), which is put in afterwards:
 * made-up addresses, and failures when nothing can be rendered, then cost next to nothing.
 */
export function errorTemplates(ask: Ask): RenderError {
  const templates = new LRUCache<string, Promise<Rendered>>({ max: mostTemplates })

  const templateAt = (locale: Locale, address: string) => {
    const known = templates.get(address)
    if (known) return known
    const asked = ask(locale, address, newRequestId())
    templates.set(address, asked)
    // Rendered anew next time if that failed; whoever waits for it is told.
    asked.catch(() => templates.delete(address))
    return asked
  }

  return async (locale, errorOf, text) => {
    const template = plain.test(text) ? await templateAt(locale, errorAddress(locale, errorOf(hole))) : undefined
    const made = template?.render.output
    if (!made || !isWhole(made.html)) return ask(locale, errorAddress(locale, errorOf(text)), newRequestId())
    return { ...template, render: { output: { ...made, html: made.html.replaceAll(hole, text) } } }
  }
}

/** Next sends a page's data in pieces: no hole may be cut by an edge between two. */
function isWhole(html: string): boolean {
  const pieces = [...html.matchAll(/__next_f\.push\((\[.*?\])\)<\/script>/g)].map(([, piece = '']) => piece)
  const joined = pieces.map(piece => piece.replace(/^\[\d+,"?|"?\]$/g, '')).join('')
  return joined.split(hole).length - 1 === pieces.reduce((sum, piece) => sum + piece.split(hole).length - 1, 0)
}
