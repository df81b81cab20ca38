const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isFormInput = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== 'password' &&
  target.type !== 'search' &&
  target.closest('form') !== null

export function watchTyping(onTyping: () => void): () => void {
  const recordField = ({ target }: Event) => {
    if (!isFormInput(target)) return
    typedFields.add(target)
    onTyping()
  }
  document.addEventListener('input', recordField)
  return () => document.removeEventListener('input', recordField)
}

/** A sent form is cleared or removed. */
export function hasUnsentText(): boolean {
  for (const field of typedFields) if (!field.isConnected) typedFields.delete(field)
  return [...typedFields].some(field => field.value.trim() !== '')
}
