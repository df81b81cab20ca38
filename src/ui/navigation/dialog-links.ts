import { isModifiedClick } from './clicks.ts'
import { watchVisibleLinks } from './watch-visible-links.ts'

/** Shows the loading indicator until the promise is fulfilled. */
export type TrackLoading = (pending: Promise<unknown>) => void

interface DialogLinkOptions {
  /** Selects the links whose dialogs are preloaded once the links are visible. Defaults to all links. */
  readonly preloadSelector?: string
  readonly load: (link: HTMLAnchorElement) => Promise<unknown>
  readonly trackLoading: TrackLoading
  /** Called once `load` has resolved. Resolves to false if the dialog could not be loaded. */
  readonly open: (link: HTMLAnchorElement) => Promise<boolean>
  /** Following the link instead would lose the visitor's input on this page. */
  readonly onLoadError: (retry: () => void) => unknown
}

export function enableDialogLinks(
  attribute: string,
  { preloadSelector, load, trackLoading, open, onLoadError }: DialogLinkOptions,
): () => void {
  const findLink = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${attribute}]`) : null
  /** Resolves to false after a load error. After a click, the caller reports it. */
  const tryLoad = (link: HTMLAnchorElement) =>
    load(link).then(
      () => true,
      () => false,
    )
  let lastLink: HTMLAnchorElement | undefined
  /** Opens nothing if the visitor has left the page or pressed another link meanwhile. */
  const openDialog = async (link: HTMLAnchorElement) => {
    const { pathname } = location
    const loading = tryLoad(link)
    lastLink = link
    trackLoading(loading)
    const isLoaded = await loading
    if (location.pathname === pathname && lastLink === link && !(isLoaded && (await open(link))))
      onLoadError(() => void openDialog(link))
  }
  const onClick = (event: MouseEvent) => {
    const link = findLink(event)
    if (!link || isModifiedClick(event)) return
    event.preventDefault()
    // No hover or touch precedes a click that is replayed after hydration.
    void openDialog(link)
  }
  const onIntent = (event: Event) => {
    const link = findLink(event)
    if (link) void tryLoad(link)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  const listeners = new AbortController()
  const { signal } = listeners
  // Capture runs before the listener of soft links.
  document.addEventListener('click', onClick, { capture: true, signal })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, signal })
  const stopWatching = watchVisibleLinks(preloadSelector ?? `a[${attribute}]`, tryLoad)
  return () => {
    stopWatching()
    listeners.abort()
  }
}
