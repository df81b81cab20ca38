export const getPath = (): string => location.pathname + location.search

export const findResultsHeading = (): HTMLElement | null => document.getElementById('list')

/** The page and its focused element at one moment. */
export interface PageFocus {
  readonly path: string
  readonly isList: boolean
  readonly element: Element | null
}

export const getPageFocus = (): PageFocus => ({
  path: getPath(),
  isList: findResultsHeading() !== null,
  element: document.activeElement,
})
