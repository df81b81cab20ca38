import { isModifiedClick } from './clicks.ts'
import { onLinkSeen } from './when-seen.ts'

/** Shows the loading indicator until the promise is fulfilled. */
export type TrackLoading = (loading: Promise<unknown>) => void

interface Dialog {
  /** Selects the links to preload for once they are visible. Defaults to all. */
  readonly likely?: string
  /** Loads the dialog's chunk before a likely click. */
  readonly load: (link: HTMLAnchorElement) => Promise<unknown>
  readonly whileLoading: TrackLoading
  /** False if the dialog could not be loaded. */
  readonly open: (link: HTMLAnchorElement) => Promise<boolean>
  /** Shows the error. Following the link instead would leave the visitor's work on this page. */
  readonly onLoadError: (again: () => void) => unknown
}

/** Makes links with a data attribute open a dialog instead of the page they lead to. */
export function enableDialogLinks(
  attribute: string,
  { likely, load, whileLoading, open, onLoadError }: Dialog,
): () => void {
  const findLink = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${attribute}]`) : null
  const follow = async (link: HTMLAnchorElement) => {
    if (!(await open(link))) onLoadError(() => void follow(link))
  }
  const onClick = (event: MouseEvent) => {
    const link = findLink(event)
    if (!link || isModifiedClick(event)) return
    event.preventDefault()
    // A click replayed after hydration has no hover or touch before it.
    whileLoading(prefetch(link))
    void follow(link)
  }
  // Clicking the link shows the error.
  const prefetch = (link: HTMLAnchorElement) => load(link).catch(() => undefined)
  const onIntent = (event: Event) => {
    const link = findLink(event)
    if (link) void prefetch(link)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  // Capture runs before the listener of soft links.
  document.addEventListener('click', onClick, { capture: true })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
  const stopLooking = onLinkSeen(likely ?? `a[${attribute}]`, prefetch)
  return () => {
    stopLooking()
    document.removeEventListener('click', onClick, { capture: true })
    for (const intent of intents) document.removeEventListener(intent, onIntent)
  }
}
