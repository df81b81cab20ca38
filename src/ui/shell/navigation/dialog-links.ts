interface Dialog {
  /** Somebody is about to press: what it needs may come. */
  readonly load: () => void
  /** False: it could not come, and the link leads where it does without script. */
  readonly open: () => Promise<boolean>
}

/** Links that bear a mark (`data-…`) open a dialog instead of the page that they lead to, wherever they stand. */
export function dialogLinks(mark: string, { load, open }: Dialog): () => void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${mark}]`) : null
  const follow = async (link: HTMLAnchorElement) => {
    if (!(await open())) location.assign(link.href)
  }
  const press = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void follow(link)
  }
  const intend = (event: Event) => {
    if (linkOf(event)) load()
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  // Before those who follow links.
  document.addEventListener('click', press, { capture: true })
  for (const intent of intents) document.addEventListener(intent, intend, { passive: true })
  return () => {
    document.removeEventListener('click', press, { capture: true })
    for (const intent of intents) document.removeEventListener(intent, intend)
  }
}
