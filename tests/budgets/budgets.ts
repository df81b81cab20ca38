import type { PageWeight } from './page-weight.ts'
import type { WireSize } from './wire-size.ts'

const kilobyte = 1024

/** Bytes. Raise one only with its reason in `docs/measurements/budgets.md`. */
export const budgets = {
  /** Script beyond an empty page of the same Next.js (gzip). */
  scriptOverBare: 20 * kilobyte + 2610,
  /** For the home page and lists, which have a search field and filters. */
  listScriptOverBare: 30 * kilobyte,
  /** For pages of the signed-in visitor, whose forms need script. */
  signedInPageScriptOverBare: 81 * kilobyte + 3800,
  /** Inline script without Next's (brotli). */
  inline: 2600,
  /** The service worker and the scripts that register it (brotli). */
  serviceWorker: 6 * kilobyte + 120,
  /** Styles (gzip). */
  styles: 10 * kilobyte,
  /** Status line and headers of the response. */
  headers: 1175,
} as const

/** Bytes of documents at the site's best Brotli quality, by path. */
export const documentBudgets: Readonly<Record<string, number>> = {
  '/': 27_840,
  '/en': 25_190,
  '/kazan': 15_500,
  '/kazan/specialists': 21_480,
  '/profiles/1': 14_840,
}

/** Bytes of documents without inline styles (brotli), by path. */
export const documentBudgetsWithoutStyles: Readonly<Record<string, number>> = {
  '/': 20_640,
  '/en': 17_980,
  '/kazan': 9380,
  '/kazan/specialists': 14_420,
  '/profiles/1': 8020,
}

export interface BudgetCheck {
  readonly measure: string
  readonly value: number
  readonly budget: number
  readonly isWithinBudget: boolean
}

export const sumSizes = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((total, size) => total + size, 0)

const checkBudget = (measure: string, value: number, budget: number): BudgetCheck => ({
  measure,
  value,
  budget,
  isWithinBudget: value <= budget,
})

const isHomeOrList = (path: string): boolean => /^\/(en)?$|^(\/en)?\/profiles$|\/specialists(\/|$)/.test(path)

export const checkPageBudgets = (path: string, weight: PageWeight, bareScriptBytes: number): readonly BudgetCheck[] => [
  checkBudget(`${path} scripts executed on load (number)`, weight.earlyScripts.length, 0),
  checkBudget(`${path} inline script without Next’s (brotli)`, weight.inline, budgets.inline),
  checkBudget(
    `${path} script after hydration (gzip)`,
    sumSizes(weight.scripts),
    bareScriptBytes + (isHomeOrList(path) ? budgets.listScriptOverBare : budgets.scriptOverBare),
  ),
  checkBudget(`${path} styles (gzip)`, sumSizes(weight.styles), budgets.styles),
]

export const checkSignedInPageBudget = (
  path: string,
  { scripts }: Pick<PageWeight, 'scripts'>,
  bareScriptBytes: number,
): BudgetCheck =>
  checkBudget(`${path} script (gzip)`, sumSizes(scripts), bareScriptBytes + budgets.signedInPageScriptOverBare)

export const checkDocumentBudgets = ({ path, document, styles, headers }: WireSize): readonly BudgetCheck[] => [
  checkBudget(`${path} document (brotli)`, document, documentBudgets[path] ?? 0),
  checkBudget(
    `${path} document without its styles (brotli)`,
    document - styles,
    documentBudgetsWithoutStyles[path] ?? 0,
  ),
  checkBudget(`${path} headers`, headers, budgets.headers),
]
