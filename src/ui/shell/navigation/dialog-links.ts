import { isModifiedClick } from './clicks.ts'

interface Dialog {
  /** Loads the dialog's chunk: a click is likely. */
  readonly load: (link: HTMLAnchorElement) => Promise<unknown>
  /** False if the dialog could not be loaded. */
  readonly open: (link: HTMLAnchorElement) => Promise<boolean>
  /** Says so. The address of the link is for those without script: it would lead away from what one does here. */
  readonly notLoaded: (again: () => void) => unknown
}

/** Makes links with a data attribute open a dialog instead of the page they lead to. */
export function dialogLinks(attribute: string, { load, open, notLoaded }: Dialog): () => void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${attribute}]`) : null
  const follow = async (link: HTMLAnchorElement) => {
    if (!(await open(link))) notLoaded(() => void follow(link))
  }
  const press = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || isModifiedClick(event)) return
    event.preventDefault()
    void follow(link)
  }
  const intend = (event: Event) => {
    const link = linkOf(event)
    // Whoever then clicks is told.
    if (link) load(link).catch(() => undefined)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  // Captured, so that soft links do not follow it first.
  document.addEventListener('click', press, { capture: true })
  for (const intent of intents) document.addEventListener(intent, intend, { passive: true })
  return () => {
    document.removeEventListener('click', press, { capture: true })
    for (const intent of intents) document.removeEventListener(intent, intend)
  }
}
