import { isModifiedClick } from './clicks.ts'
import { loadOnPress } from './load-on-press.ts'
import { watchVisibleLinks } from './watch-visible-links.ts'

interface DialogLinkOptions {
  /** On touch screens, links whose dialogs are preloaded once visible. Defaults to all links with the attribute. */
  readonly preloadSelector?: string
  readonly load: (link: HTMLAnchorElement) => Promise<unknown>
  /** Resolves to false after a load error that it did not report. */
  readonly open: (link: HTMLAnchorElement) => Promise<boolean | void>
  /** Called instead of following the link, which would lose the visitor's input on this page. */
  readonly onLoadError: (retry: () => void, link: HTMLAnchorElement) => unknown
}

export function enableDialogLinks(
  attribute: string,
  { preloadSelector, load, open, onLoadError }: DialogLinkOptions,
): () => void {
  const findLink = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${attribute}]`) : null
  const preload = (link: HTMLAnchorElement) => void load(link).catch(() => undefined)
  const openDialog = (link: HTMLAnchorElement) => {
    const reportError = () => onLoadError(() => openDialog(link), link)
    const openOrReport = async () => {
      if ((await open(link)) === false) reportError()
    }
    loadOnPress(load(link), openOrReport, reportError)
  }
  const onClick = (event: MouseEvent) => {
    const link = findLink(event)
    if (!link || isModifiedClick(event)) return
    event.preventDefault()
    // Also loads the dialog, because no hover or touch precedes a click that is replayed after hydration.
    openDialog(link)
  }
  const onIntent = (event: Event) => {
    const link = findLink(event)
    if (link) preload(link)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  const listeners = new AbortController()
  const { signal } = listeners
  // The capture phase runs before the listener for soft navigation.
  document.addEventListener('click', onClick, { capture: true, signal })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, signal })
  const stopWatching = watchVisibleLinks(preloadSelector ?? `a[${attribute}]`, preload)
  return () => {
    stopWatching()
    listeners.abort()
  }
}
