type TextField = HTMLInputElement | HTMLTextAreaElement

/** Weak, because a strong reference to a field would keep its page in memory after a soft navigation. */
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

/**
 * Typed text that is still in a form is unsent, because a sent form is cleared or removed. A form that shows saved data
 * has the attribute `data-saved` while its fields equal the data.
 */
export const hasUnsentText = (): boolean =>
  [...document.querySelectorAll<TextField>('form:not([data-saved]) :is(input,textarea)')].some(
    field => typedFields.has(field) && field.value.trim() !== '',
  )
