import type { PageWeight } from './page-weight.ts'
import type { WireSize } from './wire-size.ts'

const kilobyte = 1024

/** Bytes. */
export const budgets = {
  /**
   * Script beyond an empty page of the same Next.js (gzip). 600 bytes are for slugs in any alphabet, for tracking the
   * focus and moving it to the section of a link, for forms in a new tab and for the button that opens the favorites.
   * 1,300 bytes are for the start and the registration of the service worker after a touch. 220 bytes are for dialogs
   * that load more slowly than the next page, for Back after a link within a page and for edited values that a reload
   * keeps. 80 bytes are for the scroll position after Back during a view transition. 200 bytes are for loads
   * that are lost when the page is left. 50 bytes are for the language of the current city's name, 20 for
   * radio buttons that a reload keeps, 90 for the mark of a stored copy with a login query and for prefetching the
   * targets of redirects, and 50 for text that counts as unsent only until it is saved.
   */
  scriptOverBare: 20 * kilobyte + 2610,
  /** For the home page and lists, which have a search field and filters. */
  listScriptOverBare: 30 * kilobyte,
  /**
   * For pages of the signed-in visitor, whose forms need script. 2 KB are for `OwnSubmissions` and `ClientStart`. 4 KB
   * are for the service worker's registration, for forms without a network and for a city field that searches on the
   * server. 450 bytes are for the blank rows of lists and for toasts that stay above the bars of a page. 450 bytes are
   * for a profile that changes, or whose user changes, while a form is open. 1,250 bytes are for pages that Back
   * restores, for the focus after Back and after toasts, for drafts of several tabs, for cleaning texts as the API does
   * and for the city picker's progress. 200 bytes are for a failed save of a switch after its page was left. 150 bytes
   * are for list forms that load, for half-typed text and for the mark of a stored copy. 100 bytes are for Back during
   * a view transition. 250 bytes are for loads that are lost when the page is left. 100 bytes are for toasts whose
   * dialog closes, and for toasts in Safari. 100 bytes are for limiting the undo of a removal, for categories in
   * conflicts and for names of cities without a translation. 150 bytes are for the focus on a restored entry without
   * fields, for a read that a saved setting canceled and for fragments of redirected links. 180 bytes are for lists
   * that can't be loaded again, for errors of switches that no longer apply, for the mark of a stored copy with a login
   * query and for the targets of redirects. 360 bytes are for saves that end in the session of another user, for marks and
   * switches after a restore, for settings that can't be read and for errors about whole entries of a list.
   */
  signedInPageScriptOverBare: 81 * kilobyte + 3740,
  /**
   * Inline script without Next's (brotli). 30 bytes are for the retry of a pending press, and for input while the page
   * in the other language loads. 160 bytes are for pages that were hydrating when they were left. 20 bytes are for
   * names of cities without a translation, 50 for radio buttons that a change of the language keeps, 10 for tariff links
   * in new tabs, and 30 for pages that the browser translates and for consent in another tab.
   */
  inline: 2600,
  /**
   * The service worker and the scripts that register it (brotli). 10 bytes are for the year of an old copy and for
   * eviction when storage is full, 10 for build ids, which compress differently, and 100 for files that respond with an
   * error and for renders that the site no longer has.
   */
  serviceWorker: 6 * kilobyte + 120,
  /** Styles (gzip). */
  styles: 10 * kilobyte,
  /** Status line and headers of the response. 60 bytes are for the endpoint of policy reports. */
  headers: 1175,
} as const

/**
 * Bytes of documents at the site's best Brotli quality, by path. Each page with cards has 80 to 140 bytes for the
 * styles of the heart buttons, 100 for status messages for screen readers, and 70 for the menu on tablets. The list has
 * 30 bytes for the short name of its order on narrow screens, 20 for the focus of its filters without JavaScript and
 * for its description, and 20 for the links of two more stylesheets. Hashes in file names change the compressed size by
 * -54 to +29 bytes; `/`, `/kazan` and the list each have 20 bytes for that. 130 to 180 bytes of each page are for the
 * part of the inline script that reloads pages which were hydrating when they were left, 10 to 50 for the language of
 * the current city's name, 110 to 150 for the names of the page's scripts, which are all different, 50 to 90
 * for radio buttons that a change of the language keeps and for tariff links in new tabs, and 30 to 40 for pages that
 * the browser translates and for consent in another tab.
 */
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
