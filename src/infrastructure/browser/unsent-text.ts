type TextField = HTMLInputElement | HTMLTextAreaElement

const typedFields = new WeakSet<TextField>()

const isFormText = (target: EventTarget | null): target is TextField =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !/^(?:password|search|radio|checkbox)$/.test(target.type) &&
  target.closest('form') !== null

export function watchTyping(onTyping: () => void): () => void {
  const recordField = ({ target }: Event) => {
    if (!isFormText(target)) return
    typedFields.add(target)
    onTyping()
  }
  document.addEventListener('input', recordField)
  return () => document.removeEventListener('input', recordField)
}

/** A sent form is cleared or removed. A form of saved data has `data-saved` while its fields equal the data. */
export const hasUnsentText = (): boolean =>
  [...document.querySelectorAll<TextField>('form:not([data-saved]) :is(input,textarea)')].some(
    field => typedFields.has(field) && field.value.trim() !== '',
  )
