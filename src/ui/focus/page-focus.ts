/** Selects the links that open a dialog. */
export const dialogLinkSelector = 'a[data-form],a[data-login],a[data-city-picker]'

export const getPath = (): string => location.pathname + location.search

export const findResultsHeading = (): HTMLElement | null => document.getElementById('list')

export interface FocusSnapshot {
  readonly path: string
  readonly isList: boolean
  readonly element: Element | null
}

export const takeFocusSnapshot = (): FocusSnapshot => ({
  path: getPath(),
  isList: findResultsHeading() !== null,
  element: document.activeElement,
})
