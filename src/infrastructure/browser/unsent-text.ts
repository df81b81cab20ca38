const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== 'password' &&
  target.type !== 'search' &&
  target.closest('form') !== null

/** Calls `onTyping` on every keystroke in a form, except in searches and passwords. Returns a function to stop. */
export function watchTyping(onTyping: () => void): () => void {
  const recordField = ({ target }: Event) => {
    if (!isText(target)) return
    typedFields.add(target)
    onTyping()
  }
  document.addEventListener('input', recordField)
  return () => document.removeEventListener('input', recordField)
}

/** Whether a form of the page contains typed text that has not been submitted. */
export function hasUnsentText(): boolean {
  for (const field of typedFields) if (!field.isConnected) typedFields.delete(field)
  return [...typedFields].some(field => field.value.trim() !== '')
}
