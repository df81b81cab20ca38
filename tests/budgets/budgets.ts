import type { PageWeight } from './page-weight.ts'
import type { WireSize } from './wire-size.ts'

const kilobyte = 1024

/** Bytes. */
export const budgets = {
  /** Script beyond an empty page of the same Next.js (gzip). 300 bytes are for slugs of any script, the watch of the focus and forms in a new tab. */
  scriptOverBare: 20 * kilobyte + 300,
  /** For home and lists, which have a search field and filters. */
  listScriptOverBare: 30 * kilobyte,
  /** For own pages, whose forms need script. */
  ownPageScriptOverBare: 75 * kilobyte,
  /** Inline script without Next's (brotli). */
  inline: 2300,
  /** Styles (gzip). */
  styles: 10 * kilobyte,
  /** Status line and headers of the response. 60 bytes say where violations of the policy are reported. */
  headers: 1175,
} as const

/** Bytes of documents as sent (brotli), by path. */
export const documentBudgets: Readonly<Record<string, number>> = {
  '/': 27_190,
  '/en': 24_540,
  '/kazan': 14_830,
  '/kazan/specialists': 20_910,
  '/profiles/1': 14_470,
}

/** The same without inline styles. */
export const documentBudgetsWithoutStyles: Readonly<Record<string, number>> = {
  '/': 20_130,
  '/en': 17_500,
  '/kazan': 8940,
  '/kazan/specialists': 14_080,
  '/profiles/1': 7650,
}

export interface Verdict {
  readonly measure: string
  readonly bytes: number
  readonly budget: number
  readonly isWithin: boolean
}

export const sumSizes = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((total, size) => total + size, 0)

const createVerdict = (measure: string, bytes: number, budget: number): Verdict => ({
  measure,
  bytes,
  budget,
  isWithin: bytes <= budget,
})

const hasList = (path: string): boolean => /^\/(en)?$|\/specialists(\/|$)/.test(path)

export const judgePage = (path: string, weight: PageWeight, bareScriptBytes: number): readonly Verdict[] => [
  createVerdict(`${path} scripts executed before hydration (number)`, weight.earlyScripts.length, 0),
  createVerdict(`${path} own inline script (brotli)`, weight.inline, budgets.inline),
  createVerdict(
    `${path} script after hydration (gzip)`,
    sumSizes(weight.scripts),
    bareScriptBytes + (hasList(path) ? budgets.listScriptOverBare : budgets.scriptOverBare),
  ),
  createVerdict(`${path} styles (gzip)`, sumSizes(weight.styles), budgets.styles),
]

export const judgeOwnPage = (
  path: string,
  { scripts }: Pick<PageWeight, 'scripts'>,
  bareScriptBytes: number,
): Verdict => createVerdict(`${path} script (gzip)`, sumSizes(scripts), bareScriptBytes + budgets.ownPageScriptOverBare)

export const judgeDocument = ({ path, document, styles, headers }: WireSize): readonly Verdict[] => [
  createVerdict(`${path} document (brotli)`, document, documentBudgets[path] ?? 0),
  createVerdict(
    `${path} document beside its styles (brotli)`,
    document - styles,
    documentBudgetsWithoutStyles[path] ?? 0,
  ),
  createVerdict(`${path} headers`, headers, budgets.headers),
]
