export const dialogLinkSelector = 'a[data-form],a[data-login],a[data-city-picker]'

/** Omits the login query, because removing it does not change the page. */
export function getPath(): string {
  const url = new URL(location.href)
  for (const name of ['login', 'returnTo']) url.searchParams.delete(name)
  return url.pathname + url.search
}

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
