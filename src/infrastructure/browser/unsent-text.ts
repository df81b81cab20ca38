const noted = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== 'password' &&
  target.type !== 'search' &&
  target.closest('form') !== null

/** Calls whenever text is typed into a form; what is searched for counts as no text, and secrets are never taken along. */
export function noteTyping(typed: () => void): () => void {
  const note = ({ target }: Event) => {
    if (!isText(target)) return
    noted.add(target)
    typed()
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** Whether a form of the page holds text that somebody typed and has not sent. */
export function hasUnsentText(): boolean {
  for (const field of noted) if (!field.isConnected) noted.delete(field)
  return [...noted].some(field => field.value.trim() !== '')
}
