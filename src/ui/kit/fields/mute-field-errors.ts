export function muteFieldErrors(form: HTMLFormElement | null | undefined): (() => void) | undefined {
  if (!form) return undefined
  const regions = form.querySelectorAll('[data-field-error]')
  const unmute = () => {
    for (const region of regions) region.setAttribute('aria-live', 'polite')
  }
  for (const region of regions) region.setAttribute('aria-live', 'off')
  form.addEventListener('input', unmute, { capture: true, once: true })
  return () => {
    form.removeEventListener('input', unmute, { capture: true })
    unmute()
  }
}
