import type { PageWeight } from './page-weight.ts'
import type { WireSize } from './wire-size.ts'

const kilobyte = 1024

/** Bytes. */
export const budgets = {
  /** Script beyond a bare page of the same Next.js (gzip). */
  scriptOverBare: 20 * kilobyte,
  /** The same for home and lists, which have a search field and filters. */
  scriptOverBareOfLists: 30 * kilobyte,
  /** The same for own pages, whose forms need script. */
  scriptOverBareOfOwn: 75 * kilobyte,
  /** The project's own inline script (brotli). */
  inline: 2300,
  /** Styles (gzip). */
  styles: 10 * kilobyte,
  /** The head of a page's answer. */
  headers: 1115,
} as const

/** Documents as sent (brotli), by path. */
export const wholeDocuments: Readonly<Record<string, number>> = {
  '/': 26_910,
  '/en': 24_320,
  '/kazan': 14_660,
  '/kazan/specialists': 20_640,
  '/profiles/1': 14_320,
}

/** The same, beside the styles that stand in them. */
export const documents: Readonly<Record<string, number>> = {
  '/': 20_100,
  '/en': 17_500,
  '/kazan': 8940,
  '/kazan/specialists': 14_080,
  '/profiles/1': 7650,
}

export interface Verdict {
  readonly what: string
  readonly bytes: number
  readonly budget: number
  readonly within: boolean
}

export const sum = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((total, size) => total + size, 0)

const verdict = (what: string, bytes: number, budget: number): Verdict => ({
  what,
  bytes,
  budget,
  within: bytes <= budget,
})

const hasList = (path: string): boolean => /^\/(en)?$|\/specialists(\/|$)/.test(path)

/** Judges a public page against the script (bytes) of the bare page. */
export const judge = (path: string, weight: PageWeight, bare: number): readonly Verdict[] => [
  verdict(`${path} scripts requested before hydration (number)`, weight.early.length, 0),
  verdict(`${path} own inline script (brotli)`, weight.inline, budgets.inline),
  verdict(
    `${path} script after hydration (gzip)`,
    sum(weight.scripts),
    bare + (hasList(path) ? budgets.scriptOverBareOfLists : budgets.scriptOverBare),
  ),
  verdict(`${path} styles (gzip)`, sum(weight.styles), budgets.styles),
]

/** Judges an own page, which hydrates by itself. */
export const judgeOwn = (path: string, { scripts }: Pick<PageWeight, 'scripts'>, bare: number): Verdict =>
  verdict(`${path} script (gzip)`, sum(scripts), bare + budgets.scriptOverBareOfOwn)

/** Judges what a page costs on the wire before it hydrates. */
export const judgeDocument = ({ path, document, styles, headers }: WireSize): readonly Verdict[] => [
  verdict(`${path} document (brotli)`, document, wholeDocuments[path] ?? 0),
  verdict(`${path} document beside its styles (brotli)`, document - styles, documents[path] ?? 0),
  verdict(`${path} headers`, headers, budgets.headers),
]
