import { isModifiedClick } from './clicks.ts'
import { whenSeen } from './when-seen.ts'

/** Shows that something is loading, until the promise is fulfilled. */
export type WhileLoading = (loading: Promise<unknown>) => void

interface Dialog {
  /** Selects the links that are likely to be pressed once they are seen: all, if left out. */
  readonly likely?: string
  /** Loads the dialog's chunk: a click is likely. */
  readonly load: (link: HTMLAnchorElement) => Promise<unknown>
  /** Called with a pressed one. */
  readonly whileLoading: WhileLoading
  /** False if the dialog could not be loaded. */
  readonly open: (link: HTMLAnchorElement) => Promise<boolean>
  /** Says so. The address of the link is for those without script: it would lead away from what one does here. */
  readonly notLoaded: (again: () => void) => unknown
}

/** Makes links with a data attribute open a dialog instead of the page they lead to. */
export function dialogLinks(attribute: string, { likely, load, whileLoading, open, notLoaded }: Dialog): () => void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${attribute}]`) : null
  const follow = async (link: HTMLAnchorElement) => {
    if (!(await open(link))) notLoaded(() => void follow(link))
  }
  const press = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || isModifiedClick(event)) return
    event.preventDefault()
    // A click that is replayed after hydration had no intent before it.
    whileLoading(prefetch(link))
    void follow(link)
  }
  // Whoever then clicks is told.
  const prefetch = (link: HTMLAnchorElement) => load(link).catch(() => undefined)
  const intend = (event: Event) => {
    const link = linkOf(event)
    if (link) void prefetch(link)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  // Captured, so that soft links do not follow it first.
  document.addEventListener('click', press, { capture: true })
  for (const intent of intents) document.addEventListener(intent, intend, { passive: true })
  const stopLooking = whenSeen(likely ?? `a[${attribute}]`, prefetch)
  return () => {
    stopLooking()
    document.removeEventListener('click', press, { capture: true })
    for (const intent of intents) document.removeEventListener(intent, intend)
  }
}
