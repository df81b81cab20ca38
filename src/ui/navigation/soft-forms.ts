// Loaded when somebody turns to a form: most pages are left by links.
const load = () => import('./form-address.ts')
const preload = ({ target }: Event) => {
  if (target instanceof Element && target.closest('form')) load().catch(() => undefined)
}

/** Soft navigation for GET forms; empty fields are left out of the address. */
export function enableSoftForms(push: (href: string) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    load().then(
      ({ getFormAddress }) => push(getFormAddress(form)),
      // The browser sends it, and the server normalises the address.
      () => form.submit(),
    )
  }
  document.addEventListener('submit', onSubmit)
  document.addEventListener('focusin', preload)
  return () => {
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('focusin', preload)
  }
}
