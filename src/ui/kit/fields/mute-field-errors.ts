/**
 * Keeps the errors beside the fields of a form from being spoken, because its summary speaks them. The next input speaks again.
 * Returns a function that ends this.
 */
export function muteFieldErrors(form: HTMLFormElement | null | undefined): (() => void) | undefined {
  if (!form) return undefined
  const regions = form.querySelectorAll('[data-field-error]')
  const speak = () => {
    for (const region of regions) region.setAttribute('aria-live', 'polite')
  }
  for (const region of regions) region.setAttribute('aria-live', 'off')
  form.addEventListener('input', speak, { capture: true, once: true })
  return () => {
    form.removeEventListener('input', speak, { capture: true })
    speak()
  }
}
