const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== 'password' &&
  target.type !== 'search' &&
  target.closest('form') !== null

/** Calls on every keystroke in a form, except in searches and passwords. */
export function noteTyping(typed: () => void): () => void {
  const note = ({ target }: Event) => {
    if (!isText(target)) return
    typedInto.add(target)
    typed()
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** Whether a form of the page contains typed text that has not been submitted. */
export function hasUnsentText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some(field => field.value.trim() !== '')
}
