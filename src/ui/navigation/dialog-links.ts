import { isModifiedClick } from './clicks.ts'
import { onLinkSeen } from './when-seen.ts'

/** Shows that something is loading, until the promise is fulfilled. */
export type TrackLoading = (loading: Promise<unknown>) => void

interface Dialog {
  /** Selects the links that are likely to be pressed once they are seen: all, if left out. */
  readonly likely?: string
  /** Loads the dialog's chunk: a click is likely. */
  readonly load: (link: HTMLAnchorElement) => Promise<unknown>
  /** Called with a pressed one. */
  readonly whileLoading: TrackLoading
  /** False if the dialog could not be loaded. */
  readonly open: (link: HTMLAnchorElement) => Promise<boolean>
  /** Says so. The address of the link is for those without script: it would lead away from what one does here. */
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
    // A click that is replayed after hydration had no intent before it.
    whileLoading(prefetch(link))
    void follow(link)
  }
  // Whoever then clicks is told.
  const prefetch = (link: HTMLAnchorElement) => load(link).catch(() => undefined)
  const onIntent = (event: Event) => {
    const link = findLink(event)
    if (link) void prefetch(link)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  // Captured, so that soft links do not follow it first.
  document.addEventListener('click', onClick, { capture: true })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
  const stopLooking = onLinkSeen(likely ?? `a[${attribute}]`, prefetch)
  return () => {
    stopLooking()
    document.removeEventListener('click', onClick, { capture: true })
    for (const intent of intents) document.removeEventListener(intent, onIntent)
  }
}
